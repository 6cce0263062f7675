/**
 * JSON as records write it, read strictly: no key twice and no number that is not whole, both of which `JSON.parse`
 * would let pass. What is not like that throws a SyntaxError.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const DEEPEST = 8
const TOKEN = /[ \t\r\n]*(?:([[\]{},:])|("(?:[^"\\\u0000-\u001f]|\\.)*")|(true|false|null)|(-?(?:0|[1-9][0-9]*))(?![0-9.eE])|$)/y

/** The value of one line. */
export function readJson(text: string): Json {
  const reader = new Reader(text)
  const value = reader.value(0)
  reader.end()
  return value
}

class Reader {
  #text: string
  #at = 0
  #token = ''

  constructor(text: string) {
    this.#text = text
    this.#next()
  }

  value(depth: number): Json {
    if (depth > DEEPEST) throw new SyntaxError('nested too deep')
    const token = this.#token
    if (token === '[') return this.#list(depth)
    if (token === '{') return this.#object(depth)
    if (token === '' || ']},:'.includes(token)) throw new SyntaxError('a value is missing')
    this.#next()
    return JSON.parse(token) as Json
  }

  end(): void {
    if (this.#token !== '') throw new SyntaxError('something follows the value')
  }

  #list(depth: number): Json[] {
    const list: Json[] = []
    this.#next()
    if (this.#took(']')) return list
    do list.push(this.value(depth + 1))
    while (this.#took(','))
    this.#expect(']')
    return list
  }

  #object(depth: number): Json {
    const fields = new Map<string, Json>()
    this.#next()
    if (!this.#took('}')) {
      do {
        const key = this.#token.startsWith('"') ? (this.value(depth + 1) as string) : ''
        if (!key || fields.has(key)) throw new SyntaxError('a key is missing or stands twice')
        this.#expect(':')
        fields.set(key, this.value(depth + 1))
      } while (this.#took(','))
      this.#expect('}')
    }
    return Object.fromEntries(fields)
  }

  #took(token: string): boolean {
    if (this.#token !== token) return false
    this.#next()
    return true
  }

  #expect(token: string): void {
    if (!this.#took(token)) throw new SyntaxError(`${token} is missing`)
  }

  #next(): void {
    TOKEN.lastIndex = this.#at
    const match = TOKEN.exec(this.#text)
    if (!match) throw new SyntaxError('not JSON')
    this.#at = TOKEN.lastIndex
    this.#token = match[1] ?? match[2] ?? match[3] ?? match[4] ?? ''
  }
}
