import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Postmaster {
  pid: number
  port: number
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return null
  }
}

/** A process by its id and its start, because ids are used again. */
function markOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return `${pid}`
  }
}

/** Finds the running server of a data folder, or null. Removes files that a dead one left. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const file = join(data, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  const command = commandOf(pid)
  const isPostgres = process.platform === 'linux' ? command?.includes('postgres') : true
  if (pid > 0 && isAlive(pid) && isPostgres) return { pid, port }
  await rm(file, { force: true })
  return null
}

/** The living process that owns a folder's server, or null. */
export async function ownerOf(home: string): Promise<number | null> {
  const owner = await readFile(join(home, 'postgres.owner'), 'utf8').catch(() => '')
  const pid = Number(owner.split(' ')[0])
  return pid > 0 && isAlive(pid) && markOf(pid) === owner ? pid : null
}

/**
 * The process that started the server, or found it without a living owner, owns it and stops it. Others, such as an
 * import during a running API, only use it.
 */
export async function claim(home: string, startedIt: boolean): Promise<boolean> {
  const owner = await ownerOf(home)
  // An owner that is on its way out has stopped its server and lives a moment longer: who started the next one
  // owns that all the same.
  if (!startedIt && owner !== null && owner !== process.pid) return false
  await writeFile(join(home, 'postgres.owner'), markOf(process.pid))
  return true
}

/** Stops a server: in order first, at once when that takes too long; it then recovers at its next start. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const end = Date.now() + patience; Date.now() < end; await sleep(25)) if (!isAlive(pid)) return
  }
}
