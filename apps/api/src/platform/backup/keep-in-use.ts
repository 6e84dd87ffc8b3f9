import type pg from 'pg'
import { MINUTE } from '../durations.ts'
import { BackupError } from './format.ts'

/** Interval of the statements, in milliseconds. Balancers and firewalls end connections that are silent for minutes. */
const EVERY = MINUTE

/**
 * Runs work during an open transaction, and keeps its connection in use.
 *
 * @param work receives a signal that aborts when the connection is lost and the work is useless
 */
export async function keepInUse<T>(client: pg.Client, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const lost = new AbortController()
  let asked: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    asked = client.query('select 1').catch(cause => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      lost.abort(
        new BackupError(
          `The connection to the database broke while files were copied: ${reason}. Nothing was restored. Restore again.`,
          { cause },
        ),
      )
    })
  }, EVERY)
  const stop = async () => {
    clearInterval(timer)
    await asked
  }
  const done = await work(lost.signal).finally(stop)
  // A transaction that has failed would answer a commit without an error.
  lost.signal.throwIfAborted()
  return done
}
