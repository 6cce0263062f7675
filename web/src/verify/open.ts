/** Where records come from, and what is said of them: a report to show, or the message that tells why there is none. */

import { Refusal } from '../api'
import { recordOf } from '../looking/api'
import { check, type Report } from './check'
import { compare, type Memory, type Origin } from './memory'
import { readRecord, RecordFault, type VerifiableRecord } from './record'

export interface Opened {
  record: VerifiableRecord
  report: Report
  /** What this browser remembers of the match; null for a seed, which was never shown to anybody. */
  memory: Memory | null
  /** Whether all of it fits. */
  fair: boolean
  /** Where the record came from; null for a file. */
  origin: Origin | null
}

export interface Trouble {
  id: string
  line: number
}

/** The record of a match of a table where we sat: the last one that is over, unless told which. */
export async function fetchRecord({ table, match }: Origin): Promise<Uint8Array> {
  const answer = await fetch(recordOf(table, match)).catch(() => null)
  if (answer?.ok) return new Uint8Array(await answer.arrayBuffer())
  const body: unknown = await answer?.json().catch(() => null)
  const code = (body as { code?: string } | null | undefined)?.code
  throw new Refusal(code ? `refused-${code}` : 'start-no-server')
}

/** What a record says of its deals, and what we remember of them. */
export async function open(source: Promise<Uint8Array>, origin: Origin | null): Promise<Opened | Trouble> {
  try {
    const record = readRecord(await source)
    const report = check(record)
    if (typeof report === 'string') return { id: `verify-none-${report}`, line: 1 }
    const memory = record.opening && compare(record.commitment, record.opening.nonces, origin)
    const betrayed = memory === 'another-seal' || memory === 'another-share'
    return { record, report, memory, fair: report.fair && !betrayed, origin }
  } catch (error) {
    if (error instanceof RecordFault) return { id: 'verify-unreadable', line: error.line }
    return { id: error instanceof Refusal ? error.id : 'verify-no-file', line: 1 }
  }
}
