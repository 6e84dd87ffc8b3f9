import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from './paths.ts'

export interface ProcessOptions {
  /** The top of the checkout by default. */
  cwd?: string | undefined
  /** Besides the environment of this process. */
  env?: NodeJS.ProcessEnv | undefined
  /** Called with every line of output. */
  onLine?: (line: string) => void
}

/** Limits of a command's duration and of its silence, in minutes. */
export interface Limits {
  minutes: number
  silentMinutes: number
}

export interface RunOptions extends ProcessOptions {
  limits?: Limits
}

export interface RunResult {
  /** Its exit code; 124 when a limit was reached. */
  code: number
  /** Standard output and errors, in the order of their lines. */
  output: string
}

/**
 * The environment of every process that we start: the workspace's own binaries first, telemetry off. What Node has
 * compiled is kept, which is a quarter of the API's start; processes that are killed leave nothing there.
 */
export const childEnvironment = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${inRoot('node_modules/.bin')}:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inRoot('node_modules/.cache/node-compile'),
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  ...extra,
})

/** Starts a process in a group of its own, so that it can be ended with all that it started. */
const startProcess = (
  command: string,
  args: string[],
  { cwd = inRoot(), env, onLine }: ProcessOptions,
): ChildProcess => {
  const child = spawn(command, args, { cwd, env: childEnvironment(env), stdio: 'pipe', detached: true })
  child.stdin.on('error', () => undefined)
  for (const input of [child.stdout, child.stderr])
    createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }).on('line', line => onLine?.(line))
  return child
}

/** Starts a long-lived Node program that also ends when this process does, however that ended. */
export const startNode = (args: string[], options: ProcessOptions): ChildProcess =>
  startProcess(
    process.execPath,
    ['--import', new URL('./lifeline.ts', import.meta.url).href, ...args],
    options,
  )

/** Time to wait for the output of children that keep the pipes of an ended process open. */
const MAX_CLOSING_MS = 2000

const running = new Set<number>()
process.once('exit', () => {
  for (const pid of running) signalGroup(pid, 'SIGKILL')
})
// In groups of their own they hear nothing of Ctrl+C at the terminal.
const exitOnSignals = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1))
}

/**
 * Runs a command to its end or to its time limit, and ends everything that it left behind. Otherwise a browser that
 * holds the pipes of a dead runner would block the caller forever. Rejects only if the command cannot be started.
 */
export const run = (
  command: string,
  args: string[],
  { limits, onLine, ...options }: RunOptions = {},
): Promise<RunResult> =>
  new Promise((resolve, reject) => {
    exitOnSignals()
    const lines: string[] = []
    let isLate = false
    const child = startProcess(command, args, {
      ...options,
      onLine: line => {
        lines.push(line)
        silence?.refresh()
        onLine?.(line)
      },
    })
    child.stdin?.end()
    const endAfter = (minutes: number, reason: string) =>
      setTimeout(() => {
        isLate = true
        lines.push('', `Ended because it ${reason} ${minutes} minutes. What it said last stands above.`)
        signalGroup(child.pid!, 'SIGKILL')
      }, minutes * 60_000)
    const silence = limits && endAfter(limits.silentMinutes, 'said nothing for')
    const whole = limits && endAfter(limits.minutes, 'took more than')

    if (child.pid) running.add(child.pid)
    const forget = () => {
      clearTimeout(silence)
      clearTimeout(whole)
      running.delete(child.pid!)
    }
    child.once('error', error => {
      forget()
      reject(error)
    })
    child.once('exit', async code => {
      const closed = new Promise<void>(done => child.once('close', () => done()))
      await Promise.race([closed, sleep(MAX_CLOSING_MS)])
      signalGroup(child.pid!, 'SIGKILL')
      forget()
      resolve({ code: isLate ? 124 : (code ?? 1), output: lines.map(line => `${line}\n`).join('') })
    })
  })

const signalGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal)
  } catch {
    // All of it has ended.
  }
}

/** Asks a process to stop and, after the grace period, ends its whole group. */
export const stopProcess = async (child: ChildProcess, graceMs = 8000): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => signalGroup(child.pid!, 'SIGKILL'), graceMs)
  await ended
  clearTimeout(timer)
}
