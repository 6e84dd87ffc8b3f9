import { createApiClient, createMarketApi } from '@stoa/api-client'
import { type Core, createCore, type Store } from '@stoa/cart-core'

/**
 * Starts the core that the storefront has too, and waits until it knows its user: before that, an addition would be a
 * guest's. Both cores use the same stored session.
 *
 * @param country returns the country of deliveries; null for the marketplace's default
 * @param currency the marketplace's
 */
export async function startSessionCore(country: () => string | null, currency: string): Promise<Core> {
  const core = createCore({
    api: session => createMarketApi(createApiClient({ session }), { currency, country }),
    groupBy: 'shop',
  })
  core.start()
  while (!core.auth.isReady()) await new Promise<void>(resolve => once(core.auth, resolve))
  return core
}

function once(store: Store<unknown>, run: () => void): void {
  const stop = store.subscribe(() => {
    stop()
    run()
  })
}
