import {
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Entries of the ledger, one per line. Amounts in minor units. */
export type Entry =
  | {
      type: 'intent'
      id: string
      key: string
      paymentId: string
      amountMinor: number
      currency: string
      at: number
    }
  | {
      type: 'card'
      intent: string
      lastFour: string
      state: 'approved' | 'action' | 'declined'
      reason?: string
    }
  | { type: 'action'; intent: string; state: 'approved' | 'declined'; reason?: string }
  | { type: 'capture'; intent: string; id: string; key: string; state: 'captured' | 'in_review' }
  | {
      type: 'decided'
      intent: string
      state: 'captured' | 'declined'
      id: string
      amountMinor: number
      reason?: string
    }
  | { type: 'refund'; intent: string; id: string; key: string; amountMinor: number }
  | { type: 'webhook'; intent: string; id: string }
  | { type: 'delivered'; id: string }

export interface Ledger {
  entries: readonly Entry[]
  /** Appends entries. They are on disk when it returns. */
  append(...entries: Entry[]): void
  close(): void
}

export function openLedger(file: string): Ledger {
  mkdirSync(dirname(file), { recursive: true })
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // An incomplete line was being written when the process was killed, before anyone got a response. It is dropped.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  const entries = whole
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Entry)
  const handle = openSync(file, 'a')
  return {
    entries,
    append(...entries) {
      writeSync(handle, entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))
      fdatasyncSync(handle)
    },
    close: () => closeSync(handle),
  }
}
