import { afterEach, describe, expect, test, vi } from 'vitest'
import { linesOf, review, type Going } from './api'

const stream = (...pieces: string[]): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob(pieces).stream() as ReadableStream<Uint8Array<ArrayBuffer>>

function answer(status: number, ...pieces: string[]): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(stream(...pieces), { status })))
}

const ask = (heard: Going[] = []): Promise<unknown> =>
  review({ record: 'x' }, (going) => heard.push(going), new AbortController().signal)

afterEach(() => vi.unstubAllGlobals())

describe('a review', () => {
  test('comes line by line, whatever pieces the line is cut into', async () => {
    const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const piece of ['a', 'b\nc', '\n\u00e9', '\n', 'd']) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    })
    const found: string[] = []
    for await (const line of linesOf(pieces)) found.push(line)
    expect(found).toEqual(['ab', 'c', 'é', 'd'])
  })

  test('tells how it goes on until it is there', async () => {
    const heard: Going[] = []
    answer(200, '{"kind":"waits","ahead":1}\n', '{"kind":"goes","done":1,"actions":2}\n', '{"kind":"reviewed"}\n')
    expect(await ask(heard)).toEqual({ kind: 'reviewed' })
    expect(heard.map(({ kind }) => kind)).toEqual(['waits', 'goes'])
  })

  test('is refused by the code that was told, at once or later', async () => {
    answer(400, '{"code":"room-bad-record","detail":"x"}')
    await expect(ask()).rejects.toMatchObject({ id: 'refused-room-bad-record' })
    answer(200, '{"kind":"failed","code":"room-no-coach","line":"x"}\n')
    await expect(ask()).rejects.toMatchObject({ id: 'refused-room-no-coach' })
  })

  test('that breaks off says that nobody is there', async () => {
    answer(200, '{"kind":"goes","done":1,"actions":2}\n')
    await expect(ask()).rejects.toMatchObject({ id: 'start-no-server' })
    answer(502, '<html>')
    await expect(ask()).rejects.toMatchObject({ id: 'start-no-server' })
  })
})
