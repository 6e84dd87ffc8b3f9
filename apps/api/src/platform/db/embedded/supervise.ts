import type { ChildProcess } from 'node:child_process'
import type { DataDirectory } from './data-directory.ts'
import { findPostmaster, isAlive } from './postmaster.ts'

/** Milliseconds. */
const WATCH_EVERY = 500

/**
 * Restarts the server on the same port if it is ended from outside, for example by a system that runs out of memory.
 * PostgreSQL repairs its data at the start; without a restart every call would fail.
 */
export function supervise(
  first: number,
  again: () => Promise<ChildProcess>,
  directory: DataDirectory,
  log: (line: string) => void,
) {
  let pid = first
  let work = Promise.resolve()
  const look = async () => {
    if (isAlive(pid)) return
    const found = await findPostmaster(directory.data)
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
    /** @returns the id of the process that is to be stopped */
    async end(): Promise<number> {
      clearInterval(timer)
      await work
      return pid
    },
  }
}
