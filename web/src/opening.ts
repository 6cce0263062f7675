/** A table against robots, opened and gone to. */

import { openTable, Refusal } from './api'
import { myself } from './myself.svelte'
import { router } from './router.svelte'
import type { NewTable } from './wire'

/** Opens it and goes there; the id of what is said where the room refuses, empty where it does not. */
export async function playAt(wish: NewTable): Promise<string> {
  try {
    const table = await openTable(wish)
    void myself.learn(true)
    router.go({ page: 'table', table, invitation: null })
    return ''
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.id
  }
}
