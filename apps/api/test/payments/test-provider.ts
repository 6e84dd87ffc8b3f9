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

/**
 * Keeps a free port until the process that it is for is about to take it. Any connection of this machine may get a port that is
 * free but not kept.
 */
export async function keepPort(): Promise<{ port: number; release(): Promise<void> }> {
  const server = createServer(socket => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    port,
    async release() {
      server.close()
      await once(server, 'close')
    },
  }
}

/** The test provider as its own process, with a ledger of its own. */
export async function startTestProvider(options: {
  webhookUrl: string
  laterMs?: number
}): Promise<RunningProvider> {
  const key = randomBytes(24).toString('hex')
  const home = await mkdtemp(join(tmpdir(), 'stoa-test-provider-'))
  let url: string | undefined
  let child: ChildProcess | null = null

  const launch = async (): Promise<string> => {
    child = fork(MAIN, [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        TEST_PROVIDER_KEY: key,
        TEST_PROVIDER_WEBHOOK_URL: options.webhookUrl,
        TEST_PROVIDER_LEDGER: join(home, 'ledger.jsonl'),
        TEST_PROVIDER_PORT: url ? new URL(url).port : '0',
        TEST_PROVIDER_LATER_MS: String(options.laterMs ?? 300),
      },
    })
    const ended = once(child, 'exit').then(() => {
      throw new Error('The test provider ended before it was ready.')
    })
    ended.catch(() => undefined)
    const [message] = await Promise.race([once(child, 'message'), ended])
    url ??= (message as { address: string }).address
    return url
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  async function call<T>(path: string, body?: object) {
    const response = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as T }
  }
  const address = await launch()
  return {
    url: address,
    key,
    call,
    pay: (reference, lastFour) =>
      call(`/v1/intents/${reference}/card`, { number: `400000000000${lastFour}` }),
    ledger: async () => (await call<LedgerIntent[]>('/v1/ledger')).body,
    hold: hold => call('/v1/hold', hold),
    held: async () => (await call<unknown[]>('/v1/held')).body,
    release: () => call('/v1/hold/release', {}),
    kill,
    async start() {
      await launch()
    },
    async close() {
      await kill()
      await rm(home, { recursive: true, force: true })
    },
  }
}
