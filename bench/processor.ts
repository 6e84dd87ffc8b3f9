import { readdirSync, readFileSync } from 'node:fs'

interface Stat {
  parent: number
  spent: number
  /** Processor time of children that have ended. */
  ended: number
}

/** Milliseconds of processor time that a process has taken so far; 0 of one that is gone. */
export const processorOf = (pid: number): number => statOf(String(pid))?.spent ?? 0

/**
 * Returns the processor time of a PostgreSQL server with all of its processes, including those of ended connections.
 */
export function processorOfServer(postmaster: number): number {
  const ids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const children = ids.map(id => statOf(id)).filter(stat => stat?.parent === postmaster)
  // A connection that has ended left its time with the postmaster.
  const ended = statOf(String(postmaster))?.ended ?? 0
  return children.reduce((sum, stat) => sum + stat!.spent, ended)
}

/** Resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Linux counts in hundredths of a second. */
function statOf(id: string): Stat | null {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
    return { parent: Number(fields[1]), spent: 10 * (user + system), ended: 10 * (endedUser + endedSystem) }
  } catch {
    return null
  }
}
