import { type ApiError, unwrap } from '@stoa/api-client'
import { type ReadData, type ReadInit, type ReadPath, swrSettings } from '@stoa/api-client/swr'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { useShop } from '../access/shop-context.ts'

/** Reads again when the window gets the focus, because teammates change the same records. */
const settings = {
  ...swrSettings,
  dedupingInterval: 2_000,
  revalidateOnFocus: true,
} satisfies SWRConfiguration

/** Cache key of a read. It contains the shop, so that data of one shop never appears in another. */
export const shopKey = <P extends ReadPath, I extends object>(slug: string, path: P, init: I) =>
  [path, init, slug] as const

/**
 * Reads a path of the contract for the selected shop. Reads nothing while `init` is null.
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
