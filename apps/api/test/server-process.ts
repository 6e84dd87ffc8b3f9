import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url))

export interface ServerProcess {
  address: string
  child: ChildProcess
  /** Output so far. */
  lines: readonly string[]
}

/** Starts the API as a process of its own, on a free port, and ends it after the test. Throws with its output if it fails. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { DATABASE_URL: _, ...ours } = process.env
  const child = fork(SERVER, [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...ours, API_PORT: '0', LOG_LEVEL: 'silent', ...env },
  })
  const lines: string[] = []
  createInterface({ input: child.stdout! }).on('line', line => void lines.push(line))
  const complaints: string[] = []
  let isReady = false
  createInterface({ input: child.stderr! }).on('line', line => {
    if (isReady) process.stderr.write(`${line}\n`)
    else complaints.push(line)
  })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM'))
      await once(child, 'exit')
  })
  const ended = once(child, 'close').then(() => {
    throw new Error(`The API ended before it was ready:\n${complaints.join('\n')}`)
  })
  ended.catch(() => undefined)
  const [message] = await Promise.race([once(child, 'message'), ended])
  isReady = true
  return { address: (message as { address: string }).address, child, lines }
}
