import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { startNode, stopProcess } from '@stoa/testing/processes'
import { placeDemoPictures } from './demo-pictures.ts'

export interface Shop {
  address: string
  apiAddress: string
  /** Address of the operator console. */
  consoleAddress: string
  /** Folder of its database. Commands that get it as STOA_DATA_HOME use the same database. */
  data: string
  stop: () => Promise<void>
}

type Env = Readonly<Record<string, string>>

const startStorefront = (
  port: number,
  apiAddress: string,
  onLine: (line: string) => void = () => {},
  env: Env = {},
) =>
  startNode(['server.ts'], {
    cwd: inRoot('apps/storefront'),
    env: { PORT: String(port), API_URL: apiAddress, PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, ...env },
    onLine,
  })

/** Starts a storefront alone, in front of another API. */
export const startStorefrontAt = async (
  apiAddress: string,
  env: Env = {},
): Promise<{ address: string; stop: () => Promise<void> }> => {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const storefront = startStorefront(port, apiAddress, undefined, env)
  const address = `http://127.0.0.1:${port}`
  await waitForHttp(`${address}/terms-of-service`, 60_000, () => storefront.exitCode === null)
  return { address, stop: () => stopProcess(storefront) }
}

/** Starts the test provider as its own process. Returns the settings for the API. */
const startTestProvider = async (data: string, apiAddress: string, more: Env) => {
  const [port, key] = [await freePort(), randomBytes(32).toString('hex')]
  const url = `http://127.0.0.1:${port}`
  const provider = startNode(['src/test-provider/main.ts'], {
    cwd: inRoot('apps/api'),
    env: {
      TEST_PROVIDER_PORT: String(port),
      TEST_PROVIDER_KEY: key,
      TEST_PROVIDER_WEBHOOK_URL: `${apiAddress}/api/payments/webhooks/test`,
      TEST_PROVIDER_LEDGER: join(data, 'test-provider', 'ledger.jsonl'),
      // A review takes long enough to be checked and reloaded.
      TEST_PROVIDER_LATER_MS: '12000',
      ...more,
    },
    onLine: () => {},
  })
  await waitForHttp(`${url}/readyz`, 60_000, () => provider.exitCode === null)
  return { env: { TEST_PROVIDER_URL: url, TEST_PROVIDER_KEY: key }, stop: () => stopProcess(provider) }
}

interface ShopOptions {
  /** Settings of the test provider. */
  provider?: Env
  /** Whether products show the demo's photographs in place of black pictures, which are faster. Default false. */
  hasPhotographs?: boolean
}

/** Starts the product as it ships, on free ports and with its own data folder. `env` is for its API. */
export const startShop = async (
  env: Env = {},
  { provider = {}, hasPhotographs = false }: ShopOptions = {},
): Promise<Shop> => {
  const data = mkdtempSync(join(tmpdir(), 'stoa-e2e-'))
  const [apiPort, port, consolePort] = [await freePort(), await freePort(), await freePort()]
  const consoleAddress = `http://localhost:${consolePort}`
  const apiAddress = `http://127.0.0.1:${apiPort}`
  const address = `http://127.0.0.1:${port}`
  const words: string[] = []
  const onLine = (line: string) => {
    words.push(line)
    if (words.length > 60) words.shift()
  }
  if (!hasPhotographs) await placeDemoPictures(data)
  const payments = await startTestProvider(data, apiAddress, provider)
  const api = startNode(['src/server.ts'], {
    cwd: inRoot('apps/api'),
    env: {
      PORT: String(port),
      API_PORT: String(apiPort),
      NODE_ENV: 'production',
      STOA_DATA_HOME: data,
      DATABASE_URL: '',
      // Every test is another shopper, and all of them share one IP address.
      RATE_AUTH_PER_ADDRESS: '100000',
      RATE_CONTACTS_PER_ADDRESS: '100000',
      RATE_MAILS_PER_ACCOUNT: '1000',
      RATE_HELD_ITEMS_PER_ACCOUNT: '100000',
      RATE_HELD_LINES_PER_ACCOUNT: '100000',
      RATE_LAPSED_HOLDS_PER_ACCOUNT: '100000',
      RATE_PAYMENTS_PER_ACCOUNT: '1000',
      RATE_PAYMENTS_PER_ADDRESS: '100000',
      RATE_REFRESHES_PER_ADDRESS: '100000',
      RATE_SIGN_INS_PER_ACCOUNT: '10000',
      RATE_QUOTES_PER_ADDRESS: '100000',
      LOG_LEVEL: 'warn',
      // Tests make their own orders.
      DEMO_ORDERS: '0',
      OPERATOR_PORT: String(consolePort),
      OPERATOR_DIST: inRoot('apps/operator/dist'),
      ...payments.env,
      ...env,
    },
    onLine,
  })
  const storefront = startStorefront(port, apiAddress, onLine)
  const stop = async () => {
    await stopProcess(storefront)
    await stopProcess(api, 15_000)
    await payments.stop()
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await waitForHttp(`${apiAddress}/readyz`, 120_000, () => api.exitCode === null)
    await waitForHttp(`${address}/about`, 60_000, () => storefront.exitCode === null)
  } catch (error) {
    await stop()
    throw new Error(`${error instanceof Error ? error.message : error}\n${words.join('\n')}`)
  }
  return { address, apiAddress, consoleAddress, data, stop }
}
