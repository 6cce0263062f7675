/**
 * What a record says about its chance, read strictly: header, deals, opening. Of the other lines it reads the shape
 * only, for whether the rules were kept is not for a browser without rules to tell.
 */

import { readJson, type Json } from './json'
import { isGame, type Game } from './packs'

export interface Dealt {
  number: number
  dealer: number
  /** Top first; null if the deal was skipped. */
  deck: string[] | null
}

export interface Opening {
  secret: string
  nonces: (string | null)[]
}

export interface VerifiableRecord {
  game: Game
  seats: string[]
  commitment: string | null
  seed: string | null
  deals: Dealt[]
  opening: Opening | null
  /** Whether the match was played to its end. */
  finished: boolean
}

/** A line that does not belong in a record. */
export class RecordFault extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`)
  }
}

/** Bytes; no writer makes a longer line, and no match a longer file. */
const LONGEST = 16 * 1024
const LARGEST = 64 * 1024 * 1024

const MOST_SEATS = 8
const HEX_32 = /^[0-9a-f]{64}$/
const HEX_16 = /^[0-9a-f]{32}$/
const ACTIONS = ['play', 'pass', 'give', 'ask', 'keep']

type Fields = Record<string, Json>

class Amiss extends Error {}

/** The record in a file's bytes; RecordFault with the first line that is amiss. */
export function readRecord(bytes: Uint8Array): VerifiableRecord {
  if (bytes.length > LARGEST) throw new RecordFault(1)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new RecordFault(1)
  }
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  let record: VerifiableRecord | null = null
  let at = 0
  try {
    for (const line of lines) {
      at += 1
      if (line.length > LONGEST) throw new Amiss()
      const fields = object(readJson(line))
      if (record === null) record = header(fields)
      else take(record, fields)
    }
  } catch (error) {
    if (error instanceof Amiss || error instanceof SyntaxError) throw new RecordFault(at)
    throw error
  }
  if (record === null) throw new RecordFault(1)
  return record
}

function header(fields: Fields): VerifiableRecord {
  keys(fields, ['record', 'game', 'options', 'seats'], ['commitment', 'seed', 'date'])
  const { record, game, options, seats, commitment, seed } = fields
  if (record !== 1 || !isGame(game) || (commitment !== undefined && seed !== undefined)) throw new Amiss()
  const names = texts(seats)
  if (names.length < 2 || names.length > MOST_SEATS || object(options!)['players'] !== names.length) throw new Amiss()
  return {
    game,
    seats: names,
    commitment: commitment === undefined ? null : hex(commitment, HEX_32),
    seed: seed === undefined ? null : text(seed),
    deals: [],
    opening: null,
    finished: false,
  }
}

function take(record: VerifiableRecord, fields: Fields): void {
  if (record.finished || (record.opening !== null && !('result' in fields))) throw new Amiss()
  const players = record.seats.length
  if ('deal' in fields) record.deals.push(deal(fields, record.deals.length + 1, players))
  else if ('seat' in fields) action(fields, players)
  else if ('sit' in fields) {
    keys(fields, ['sit', 'who'])
    seat(fields['sit'], players)
    text(fields['who'])
  } else if ('opening' in fields) {
    keys(fields, ['opening'])
    if (record.commitment === null) throw new Amiss()
    record.opening = opening(object(fields['opening']!), players)
  } else {
    keys(fields, ['result'])
    object(fields['result']!)
    record.finished = true
  }
}

function deal(fields: Fields, number: number, players: number): Dealt {
  if (fields['deal'] !== number) throw new Amiss()
  const dealer = seat(fields['dealer'], players)
  if ('skipped' in fields) {
    keys(fields, ['deal', 'dealer', 'skipped'])
    if (fields['skipped'] !== true || number === 1) throw new Amiss()
    return { number, dealer, deck: null }
  }
  keys(fields, ['deal', 'dealer', 'deck'])
  return { number, dealer, deck: texts(fields['deck']) }
}

function action(fields: Fields, players: number): void {
  const { seat: who, by, ...rest } = fields
  seat(who, players)
  if (by !== undefined) text(by)
  const [kind, ...more] = Object.keys(rest)
  if (kind === undefined || more.length > 0 || !ACTIONS.includes(kind)) throw new Amiss()
  if (kind === 'play' || kind === 'give') texts(rest[kind])
  else if (rest[kind] !== true) throw new Amiss()
}

function opening(fields: Fields, players: number): Opening {
  keys(fields, ['secret', 'nonces'])
  const nonces = list(fields['nonces'])
  if (nonces.length !== players) throw new Amiss()
  return {
    secret: hex(fields['secret'], HEX_32),
    nonces: nonces.map((nonce) => (nonce === null ? null : hex(nonce, HEX_16))),
  }
}

function keys(fields: Fields, needed: string[], allowed: string[] = []): void {
  for (const key of needed) if (!(key in fields)) throw new Amiss()
  for (const key of Object.keys(fields)) if (!needed.includes(key) && !allowed.includes(key)) throw new Amiss()
}

function object(value: Json): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Amiss()
  return value
}

function list(value: Json | undefined): Json[] {
  if (!Array.isArray(value)) throw new Amiss()
  return value
}

function text(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Amiss()
  return value
}

const texts = (value: Json | undefined): string[] => list(value).map(text)

function seat(value: Json | undefined, players: number): number {
  if (typeof value !== 'number' || value < 0 || value >= players) throw new Amiss()
  return value
}

function hex(value: Json | undefined, pattern: RegExp): string {
  const found = text(value)
  if (!pattern.test(found)) throw new Amiss()
  return found
}
