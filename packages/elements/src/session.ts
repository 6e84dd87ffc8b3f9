import { createApiClient, createMarketApi, unwrap } from '@stoa/api-client'
import { type Core, createCore } from '@stoa/cart-core'

/**
 * Creates the core that the storefront has too. Both use the same stored session.
 *
 * @param country returns the country of deliveries; null for the marketplace's default
 */
export async function createSessionCore(country: () => string | null): Promise<Core> {
  const { currency } = await unwrap(createApiClient().GET('/api/public/market'))
  return createCore({
    api: session => createMarketApi(createApiClient({ session }), { currency, country }),
    groupBy: 'shop',
  })
}
