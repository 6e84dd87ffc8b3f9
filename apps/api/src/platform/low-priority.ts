import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** Priority of heavy work as `nice` has it: calls go first, but a busy machine does the work too. */
const NICE = 10

/** Lets a process that has just begun give way to others. Its threads inherit that. */
export function lowerProcess(pid: number | undefined): void {
  if (pid !== undefined) lower(() => pid)
}

/** Lets the thread that calls it give way to others, on Linux. Only there does a thread have a priority of its own. */
export function lowerThread(): void {
  // The name is `…/task/` and the number of the thread. Elsewhere there is none.
  lower(() => Number(basename(readlinkSync('/proc/thread-self'))))
}

function lower(idOf: () => number): void {
  try {
    setPriority(idOf(), NICE)
  } catch {
    // A system without priorities does the work as well.
  }
}
