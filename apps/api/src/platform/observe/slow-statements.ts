import type { Logger } from 'pino'
import { namesOf } from './current-work.ts'
import { onSignal } from './signals.ts'

const MAX_TEXT = 1_000

/**
 * Logs each statement that takes longer than `limitMs`, with the call or the job that waited for it. Values are no part of a
 * statement's text. Answers what ends that.
 */
export function logSlowStatements(log: Logger, limitMs: number): () => void {
  return onSignal('statementEnded', ({ pool, text, work, seconds, isFailed }) => {
    const ms = Math.round(seconds * 1_000)
    if (ms < limitMs) return
    const statement = text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT)
    log.warn({ ...namesOf(work), pool, ms, isFailed, statement }, 'slow statement')
  })
}
