import { type ChildProcess, spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { inRoot, root } from './paths.ts'

const lifeline = pathToFileURL(inRoot('scripts/lib/lifeline.ts')).href

export interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Called with every whole line of output; without it the output is kept and only shown on failure. */
  onLine?: (line: string) => void
}

export interface RunResult {
  code: number
  output: string
}

/** The environment of every process that we start: the workspace's own binaries first, telemetry off. */
export const childEnvironment = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${inRoot('node_modules/.bin')}:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  ...extra,
})

const readLines = (stream: NodeJS.ReadableStream, onLine: (line: string) => void): void => {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  stream.on('end', () => rest && onLine(rest))
}

/** Starts a long-lived process in a process group of its own, so that it can be ended with all it started. */
export const startProcess = (
  command: string,
  args: string[],
  { cwd = root, env, onLine }: RunOptions,
): ChildProcess => {
  const child = spawn(command, args, {
    cwd,
    env: childEnvironment(env),
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  child.stdin.on('error', () => undefined)
  if (onLine) {
    readLines(child.stdout, onLine)
    readLines(child.stderr, onLine)
  }
  return child
}

/** Starts a long-lived Node program that also ends when this process does, however that ended. */
export const startNode = (args: string[], options: RunOptions): ChildProcess =>
  startProcess(process.execPath, ['--import', lifeline, ...args], options)

/** Runs a command to its end. Rejects only when it cannot be started. */
export const run = (command: string, args: string[], options: RunOptions = {}): Promise<RunResult> =>
  new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: childEnvironment(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const take = (line: string) => {
      output += `${line}\n`
      options.onLine?.(line)
    }
    readLines(child.stdout, take)
    readLines(child.stderr, take)
    child.on('error', reject)
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })

export const signalGroup = (pid: number, signal: NodeJS.Signals | 0): boolean => {
  try {
    process.kill(-pid, signal)
    return true
  } catch {
    return false
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
