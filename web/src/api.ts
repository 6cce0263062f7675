/** What is asked over HTTP: how, and what every page needs. A page's own questions stand beside it. */

import { at } from './base'
import { PATIENCE, reach } from './reach.svelte'
import type { Error as Trouble, GameInfo, NewTable, Opened, RoomInfo } from './wire'

/** The room said no, or nothing: `id` is a message of the catalogues. */
export class Refusal extends Error {
  constructor(readonly id: string) {
    super(id)
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The answer to a question; a Refusal if the room refuses or is not there. */
export async function ask<T>(path: string, method: Method = 'GET', body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  let text: string
  try {
    answer = await fetch(at(path), { method, ...sent, signal: AbortSignal.timeout(PATIENCE) })
    text = await answer.text()
  } catch {
    reach.told(null)
    throw new Refusal('start-no-server')
  }
  reach.told(answer.status)
  const told = valueOf(text)
  if (answer.ok) return told as T
  const code = (told as Partial<Trouble> | null)?.code
  throw new Refusal(code ? `refused-${code}` : 'start-no-server')
}

/** Null if nothing was said, or what is no answer of ours: of a proxy, perhaps. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The games of this room and how each may be played. */
export const offers = (): Promise<GameInfo[]> => ask('/api/games')

/** What this room is and allows. */
export const room = (): Promise<RoomInfo> => ask('/api/room')

/** Opens a table, sits down, and says where it is. */
export const openTable = async (table: NewTable): Promise<string> => (await ask<Opened>('/api/tables', 'POST', table)).table
