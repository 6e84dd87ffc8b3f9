import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../src/test-provider/main.ts', import.meta.url))

export interface LedgerIntent {
  id: string
  paymentId: string
  amountMinor: number
  state: string
  capture: { id: string; amountMinor: number } | null
  refunds: { id: string; key: string; amountMinor: number }[]
}

export interface RunningProvider {
  url: string
  key: string
  /** A call as the API or a suite makes it. */
  call<T = unknown>(path: string, body?: object): Promise<{ status: number; body: T }>
  pay(reference: string, lastFour: string): Promise<{ status: number; body: { state?: string } }>
  ledger(): Promise<LedgerIntent[]>
  hold(hold: { call: string; at: 'before' | 'after'; intent?: string }): Promise<unknown>
  held(): Promise<unknown[]>
  release(): Promise<unknown>
  /** Ends it without a word, as a power cut would, and starts it again on the same ledger and port. */
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** The test provider as its own process, with a ledger of its own. */
export async function startTestProvider(options: {
  webhookUrl: string
  laterMs?: number
}): Promise<RunningProvider> {
  const key = randomBytes(24).toString('hex')
  const home = await mkdtemp(join(tmpdir(), 'stoa-test-provider-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null

  const start = async () => {
    child = fork(MAIN, [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        TEST_PROVIDER_KEY: key,
        TEST_PROVIDER_WEBHOOK_URL: options.webhookUrl,
        TEST_PROVIDER_LEDGER: join(home, 'ledger.jsonl'),
        TEST_PROVIDER_PORT: String(port),
        TEST_PROVIDER_LATER_MS: String(options.laterMs ?? 300),
      },
    })
    await once(child, 'message')
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  async function call<T>(path: string, body?: object) {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as T }
  }
  await start()
  return {
    url,
    key,
    call,
    pay: (reference, lastFour) =>
      call(`/v1/intents/${reference}/card`, { number: `400000000000${lastFour}` }),
    ledger: async () => (await call<LedgerIntent[]>('/v1/ledger')).body,
    hold: hold => call('/v1/hold', hold),
    held: async () => (await call<unknown[]>('/v1/held')).body,
    release: () => call('/v1/hold/release', {}),
    kill,
    start,
    async close() {
      await kill()
      await rm(home, { recursive: true, force: true })
    },
  }
}
