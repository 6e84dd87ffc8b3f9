import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { startServer } from '../support/servers.ts'

/** A payment in the provider's ledger; amounts in minor units. */
export interface LedgerIntent {
  id: string
  paymentId: string
  state: string
  capture: { amountMinor: number } | null
  refunds: { amountMinor: number }[]
}

export interface Provider {
  env: Record<string, string>
  /** Types the card in as the buyer. Throws if the provider does not answer. */
  pay(reference: string, lastFour: string): Promise<void>
  ledger(): Promise<LedgerIntent[]>
  /** Pauses it in the middle of its work; calls wait. */
  freeze(): void
  thaw(): void
  /** Ends it without a word and starts it again on its ledger. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Whether each call is answered 500. */
  breakDown(isBroken: boolean): void
  stop(): Promise<void>
}

/** The test provider as a process of its own, behind a door that can answer 500. */
export async function startProvider(folder: string, webhookUrl: string): Promise<Provider> {
  const [port, doorPort, key] = [await freePort(), await freePort(), randomBytes(24).toString('hex')]
  const own = `http://127.0.0.1:${port}`
  const url = `http://127.0.0.1:${doorPort}`
  const launch = () =>
    startServer(process.execPath, [inRoot('apps/api/src/test-provider/main.ts')], {
      logFile: join(folder, 'provider.log'),
      env: {
        TEST_PROVIDER_KEY: key,
        TEST_PROVIDER_WEBHOOK_URL: webhookUrl,
        TEST_PROVIDER_LEDGER: join(folder, 'ledger.jsonl'),
        TEST_PROVIDER_PORT: String(port),
      },
    })
  let server = launch()
  const isReady = () => waitForHttp(`${own}/readyz`, 60_000, () => server.isAlive())
  await isReady()

  let isBroken = false
  const door = createServer((asked, answer) => {
    if (isBroken) return void answer.writeHead(500).end('{"code":"broken"}')
    const on = request(`${own}${asked.url}`, { method: asked.method, headers: asked.headers }, given => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    on.on('error', () => answer.destroy())
    answer.on('close', () => on.destroy())
    asked.pipe(on)
  })
  door.listen(doorPort, '127.0.0.1')
  await once(door, 'listening')

  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(5_000),
    })
    if (answer.status >= 500) throw new Error(`the provider answered ${answer.status}`)
    return answer.json()
  }
  return {
    env: { TEST_PROVIDER_URL: url, TEST_PROVIDER_KEY: key },
    pay: async (reference, lastFour) =>
      void (await ask(`/v1/intents/${reference}/card`, { number: `400000000000${lastFour}` })),
    ledger: async () => (await ask('/v1/ledger')) as LedgerIntent[],
    freeze: () => server.signal('SIGSTOP'),
    thaw: () => server.signal('SIGCONT'),
    kill: () => server.stop('SIGKILL'),
    async start() {
      server = launch()
      await isReady()
    },
    breakDown: isNow => {
      isBroken = isNow
    },
    async stop() {
      door.close()
      door.closeAllConnections()
      await server.stop('SIGKILL')
    },
  }
}
