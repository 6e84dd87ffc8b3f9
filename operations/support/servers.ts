import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Whom a server runs as; null is the user of the suite. */
export type ServerUser = { uid: number; gid: number } | null

export interface Server {
  pid: number
  isAlive(): boolean
  /** Output so far. */
  log(): string
  signal(name: NodeJS.Signals): void
  /** Sends the signal, SIGTERM unless told, waits for the end, and ends it at once after ten seconds unless told. */
  stop(signal?: NodeJS.Signals, limitMs?: number): Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** PostgreSQL refuses to run as root: it and what starts it run as Debian's `postgres` then. */
export function userOfPostgres(): ServerUser {
  if (process.getuid?.() !== 0) return null
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(each => each.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('There is no user postgres: install Debian’s postgresql.')
  return { uid: Number(uid), gid: Number(gid) }
}

/** A folder of its own that the user may enter and write. */
export function makeFolder(name: string, user: ServerUser = null): string {
  const folder = mkdtempSync(join(tmpdir(), `stoa-${name}-`))
  chmodSync(folder, 0o755)
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** Starts a server program that writes what it says into `logFile`. It ends with this process at the latest. */
export function startServer(
  command: string,
  args: string[],
  options: { logFile: string; user?: ServerUser; env?: NodeJS.ProcessEnv },
): Server {
  const { logFile, user, env } = options
  const file = openSync(logFile, 'a')
  const child = spawn(command, args, {
    cwd: '/',
    // Nothing of ours that would change what it does, such as PGPASSWORD.
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
    stdio: ['ignore', file, file],
    detached: true,
    ...user,
  })
  closeSync(file)
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  const isAlive = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined
  return {
    pid: child.pid ?? 0,
    isAlive,
    log: () => readFileSync(logFile, 'utf8'),
    signal: name => void child.kill(name),
    async stop(signal = 'SIGTERM', limitMs = 10_000) {
      if (!isAlive()) return
      const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
      child.kill(signal)
      const late = setTimeout(() => child.kill('SIGKILL'), limitMs)
      await gone
      clearTimeout(late)
    },
  }
}

/** Runs a program to its end. Throws with its output if it fails. */
export async function runProgram(command: string, args: string[], user: ServerUser = null): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd: '/', ...user })
  return stdout
}

/**
 * Asks until it holds. The condition depends on another process, so that time is only a limit.
 *
 * @throws what `holds` throws, unless it is a promise that failed; after `limitMs` `what`, with the end of `said`
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  { limitMs = 60_000, said = () => '' }: { limitMs?: number; said?: () => string } = {},
): Promise<void> {
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(50)) {
    const held = holds()
    if (held instanceof Promise ? await held.catch(() => false) : held) return
  }
  throw new Error(`${what} did not come about within ${limitMs / 1000} s. ${said().slice(-3_000)}`)
}
