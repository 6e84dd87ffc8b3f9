import type { ChildProcess } from 'node:child_process'
import type { Place } from './data-directory.ts'
import { findPostmaster, isAlive } from './postmaster.ts'

/** Milliseconds. */
const WATCH_EVERY = 500

/**
 * Brings the server back, at the same address, when something ends it from outside: the system under want of
 * memory, say. PostgreSQL repairs its data by itself; without it every call would be refused until a restart.
 */
export function watchOver(
  first: number,
  again: () => Promise<ChildProcess>,
  place: Place,
  log: (line: string) => void,
) {
  let pid = first
  let work = Promise.resolve()
  const look = async () => {
    if (isAlive(pid)) return
    const found = await findPostmaster(place.data)
    if (found) {
      pid = found.pid
      return
    }
    log('PostgreSQL ended unasked; starting it again')
    pid = (await again()).pid ?? pid
  }
  const timer = setInterval(() => {
    work = work.then(look).catch(error => log(`PostgreSQL cannot be started again: ${error.message}`))
  }, WATCH_EVERY)
  timer.unref()
  return {
    /** @returns the number of the process that is to be stopped */
    async end(): Promise<number> {
      clearInterval(timer)
      await work
      return pid
    },
  }
}
