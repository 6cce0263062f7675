/** The few things asked over HTTP. */

import type { Error as Trouble, GameInfo, NewTable, Opened } from './wire'

/** The room said no, or nothing: `id` is a message of the catalogues. */
export class Refusal extends Error {
  constructor(readonly id: string) {
    super(id)
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new Refusal('start-no-server')
  }
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) return body as T
  const code = (body as Partial<Trouble> | null)?.code
  throw new Refusal(code ? `refused-${code}` : 'start-no-server')
}

/** The games of this room and how each may be played. */
export const offers = (): Promise<GameInfo[]> => ask('/api/games')

/** Opens a table, sits down, and says where it is. */
export async function openTable(table: NewTable): Promise<string> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) }
  return (await ask<Opened>('/api/tables', init)).table
}
