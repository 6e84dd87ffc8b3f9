import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort } from '@stoa/testing/ports'
import { makeFolder, removeFolder } from './servers.ts'

export interface Intent {
  paymentId: string
  state: string
  capture: { amountMinor: number } | null
  refunds: { amountMinor: number }[]
}

export interface TestProvider {
  /** Settings that connect the API's processes to it. */
  env: { TEST_PROVIDER_URL: string; TEST_PROVIDER_KEY: string }
  /** The buyer types in a card that pays; typed in already, it stays so. */
  pay(reference: string): Promise<void>
  /** Returns all requests of the provider: its own truth about money. */
  ledger(): Promise<Intent[]>
  stop(): Promise<void>
}

/**
 * The payment provider of a demo, as its own process.
 *
 * @param webhookUrl URL that gets its webhooks; none by default
 */
export async function startTestProvider(webhookUrl = 'http://127.0.0.1:9/'): Promise<TestProvider> {
  const key = randomBytes(24).toString('hex')
  const folder = makeFolder('provider')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = fork(inRoot('apps/api/src/test-provider/main.ts'), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      TEST_PROVIDER_KEY: key,
      TEST_PROVIDER_WEBHOOK_URL: webhookUrl,
      TEST_PROVIDER_LEDGER: join(folder, 'ledger.jsonl'),
      TEST_PROVIDER_PORT: String(port),
    },
  })
  process.once('exit', () => child.kill('SIGKILL'))
  await once(child, 'message')
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const said = await answer.json()
    if (!answer.ok && answer.status !== 409) throw new Error(`The test provider: ${JSON.stringify(said)}`)
    return said
  }
  return {
    env: { TEST_PROVIDER_URL: url, TEST_PROVIDER_KEY: key },
    async pay(reference) {
      await call(`/v1/intents/${reference}/card`, { number: '4000000000000002' })
    },
    ledger: () => call('/v1/ledger') as Promise<Intent[]>,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
      }
      removeFolder(folder)
    },
  }
}
