/** Runs of the commands that people type, on ports and a data folder of their own. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '@stoa/testing/paths'
import { freePort } from '@stoa/testing/ports'
import { childEnvironment } from '@stoa/testing/processes'

export interface Run {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
  port: number
  apiPort: number
}

interface RunOptions {
  /** The package's script. */
  script?: string
  /** Starts with npx, as the README says, instead of the workspace's own pnpm. */
  npx?: boolean
  env?: NodeJS.ProcessEnv
}

const data = mkdtempSync(join(tmpdir(), 'stoa-start-test-'))
const runs: Run[] = []
export const patience = { timeout: 300_000 }

export const start = async ({ script = 'start', npx, env = {} }: RunOptions = {}): Promise<Run> => {
  const port = Number(env.PORT ?? (await freePort()))
  const apiPort = Number(env.API_PORT ?? (await freePort()))
  const [command, args] = npx ? ['npx', ['-y', 'pnpm', script]] : ['pnpm', [script]]
  const child = spawn(command, args, {
    cwd: inRoot(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnvironment({
      PORT: String(port),
      API_PORT: String(apiPort),
      STOA_DATA_HOME: data,
      DATABASE_URL: '',
      DEMO_ORDERS: '0',
      ...env,
    }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const run = { child, output: () => output, ended, port, apiPort }
  runs.push(run)
  return run
}

export const until = async (what: string, holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(100)) if (await holds()) return
  assert.fail(`${what} did not come about. Last words:\n${runs.at(-1)?.output().slice(-3000)}`)
}

export const isUp = (run: Run): Promise<void> =>
  until('The marketplace', () => {
    assert.equal(run.child.exitCode, null, run.output())
    return run.output().includes('Ctrl-C stops all of it.')
  })

export const answers = async (run: Run): Promise<void> => {
  const home = await fetch(`http://127.0.0.1:${run.port}/`)
  assert.equal(home.status, 200)
  assert.match(await home.text(), /\/product\//)
}

/** Processes by their command and by what tells this run's from all others: a setting or a folder. */
const processes = (command: RegExp, mark: string): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        if (!command.test(words)) return false
        return words.includes(mark) || readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark)
      } catch {
        return false
      }
    })

export const supervisorOf = ({ port }: Run): number[] =>
  processes(/^\S*node scripts\/start\.ts/, `PORT=${port}`)
export const apiOf = ({ port }: Run): number[] => processes(/ src\/server\.ts$/, `PORT=${port}`)
export const storefrontOf = ({ port }: Run): number[] => processes(/ server\.ts( --dev)?$/, `PORT=${port}`)
export const postgresOf = (): number[] => processes(/bin\/postgres -D/, data)

export const kill = (pids: number[], signal: NodeJS.Signals): void => {
  assert.notEqual(pids.length, 0, 'There is nothing to kill.')
  for (const pid of pids) process.kill(pid, signal)
}

const isListening = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer().once('error', () => resolve(true))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)))
  })

export const isAllGone = (run: Run): Promise<void> =>
  until('The end of everything', async () => {
    const left = [supervisorOf(run), apiOf(run), storefrontOf(run), postgresOf()].flat()
    return left.length === 0 && !(await isListening(run.port)) && !(await isListening(run.apiPort))
  })

afterEach(async () => {
  for (const { child } of runs.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) continue
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      // The process has ended already.
    }
  }
  await until('The end of everything', () => postgresOf().length === 0)
})
after(() => rmSync(data, { recursive: true, force: true }))
