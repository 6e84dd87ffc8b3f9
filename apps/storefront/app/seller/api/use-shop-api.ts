import { type ApiError, unwrap } from '@stoa/api-client'
import { type ReadData, type ReadInit, type ReadPath, swrSettings } from '@stoa/api-client/swr'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { useShop } from '../access/shop-context.ts'

/** Colleagues change the same things: what is shown is read again when the window is looked at. */
const settings = {
  ...swrSettings,
  dedupingInterval: 2_000,
  revalidateOnFocus: true,
} satisfies SWRConfiguration

/** The cache's key of a read for a shop: what one shop has read is never shown as another's. */
export const shopKey = <P extends ReadPath, I extends object>(slug: string, path: P, init: I) =>
  [path, init, slug] as const

/**
 * Reads a path of the contract for the shop that is worked for. `null` for `init` waits.
 *
 *     const { data, error, mutate } = useShopRead('/api/seller/products', { params: { query } })
 */
export function useShopRead<P extends ReadPath>(
  path: P,
  init?: ReadInit<P> | null,
  options?: SWRConfiguration<ReadData<P>, ApiError>,
): SWRResponse<ReadData<P>, ApiError> {
  const { api, shop } = useShop()
  const read = () =>
    unwrap(api.GET(path as '/readyz', init as never)) as Promise<unknown> as Promise<ReadData<P>>
  return useSWR<ReadData<P>, ApiError>(init === null ? null : shopKey(shop.slug, path, init ?? {}), read, {
    ...settings,
    ...options,
  })
}
