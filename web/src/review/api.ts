/** A review as it goes on: asked for over HTTP, told line by line, the last line what was found. */

import { Refusal } from '../api'
import { at } from '../base'
import type { Error as Trouble, NewReview, Reviewed, ReviewLine } from '../wire'

/** How far it is: others that come first, or actions looked at. */
export type Going = Exclude<ReviewLine, { kind: 'reviewed' | 'failed' }>

/** What the coach found; a Refusal if nothing. `ongo` hears how it goes on, `signal` ends it. */
export async function review(
  wanted: NewReview,
  ongo: (going: Going) => void,
  signal: AbortSignal,
): Promise<Reviewed> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted), signal }
  try {
    const answer = await fetch(at('/api/reviews'), sent)
    if (!answer.ok || !answer.body) throw refused((await answer.json()) as Partial<Trouble>)
    for await (const line of linesOf(answer.body)) {
      const told = JSON.parse(line) as ReviewLine
      if (told.kind === 'reviewed') return told
      if (told.kind === 'failed') throw refused(told)
      ongo(told)
    }
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) throw error
  }
  throw new Refusal('start-no-server')
}

const refused = ({ code }: Partial<Trouble>): Refusal => new Refusal(code ? `refused-${code}` : 'start-no-server')

/** The lines of a text that comes in pieces. */
export async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
