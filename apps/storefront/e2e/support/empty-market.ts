import { run } from '@stoa/testing/processes'
import { type Shop, startShop } from './shop.ts'

export interface EmptyMarket extends Shop {
  /** Runs a command of the operator, and returns its output. */
  command: (name: string, ...args: string[]) => Promise<string>
}

/**
 * Starts a marketplace without accounts and products that takes the test provider's cards, on a database of its own. Until it
 * stops, the helpers of this worker call it in place of the demo. The provider ends a review at once, and its webhooks get lost.
 */
export async function startEmptyMarket(): Promise<EmptyMarket> {
  const shop = await startShop(
    { SEED: 'own', OPERATOR_EMAIL: 'office@kauppa.example', MARKETPLACE_NAME: 'Kauppa' },
    { provider: { TEST_PROVIDER_WEBHOOK_URL: 'http://127.0.0.1:9/', TEST_PROVIDER_LATER_MS: '1' } },
  )
  const { address, apiAddress, consoleAddress, data } = shop
  const named = {
    STOREFRONT_URL: address,
    API_ADDRESS: apiAddress,
    CONSOLE_ADDRESS: consoleAddress,
    SHOP_DATA: data,
  }
  const before = Object.keys(named).map(name => [name, process.env[name] ?? ''])
  Object.assign(process.env, named)
  return {
    ...shop,
    async command(name, ...args) {
      const env = { STOA_DATA_HOME: data, DATABASE_URL: '', SEED: 'own', SITE_URL: address }
      const { code, output } = await run('node', [`apps/api/src/commands/${name}.ts`, ...args], { env })
      if (code !== 0) throw new Error(output)
      return output
    },
    async stop() {
      Object.assign(process.env, Object.fromEntries(before))
      await shop.stop()
    },
  }
}
