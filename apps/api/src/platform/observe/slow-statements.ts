import type { Logger } from 'pino'
import { namesOf } from './current-work.ts'
import { onSignal } from './signals.ts'

const MAX_TEXT = 1_000

/**
 * Logs each statement that takes longer than `limitMs`, with the call or job that waited for it. Values aren't part
 * of a statement's text. Returns a function that ends it.
 */
export function logSlowStatements(log: Logger, limitMs: number): () => void {
  return onSignal('statementEnded', ({ pool, text, work, seconds, isFailed }) => {
    const ms = Math.round(seconds * 1_000)
    if (ms < limitMs) return
    const statement = text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT)
    log.warn({ ...namesOf(work), pool, ms, isFailed, statement }, 'slow statement')
  })
}
