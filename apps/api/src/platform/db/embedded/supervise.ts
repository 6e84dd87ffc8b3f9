import type { ChildProcess } from 'node:child_process'
import type { DataDirectory } from './data-directory.ts'
import { findPostmaster, isAlive } from './postmaster.ts'

/** Milliseconds. */
const WATCH_EVERY = 500

/**
 * Starts the server again, on the same port, when something ends it from outside, such as a system that runs out of
 * memory. PostgreSQL repairs its data by itself; without it every call would fail until a restart.
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
