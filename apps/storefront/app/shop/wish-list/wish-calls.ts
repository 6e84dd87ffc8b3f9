import { unwrap } from '@stoa/api-client'
import type { Wish, WishApi } from '@stoa/cart-core/wish-list'
import { api } from '../../data/api.ts'
import { toDecimal } from '../../lib/money.ts'

const markOf = ({ variantId, savedAt, savedPrice }: Omit<Wish, 'productId'>) => ({
  ...(variantId !== undefined && { variantId }),
  savedAt,
  savedPrice: toDecimal(savedPrice),
})
const at = (productId: string) => ({ params: { path: { productId } } })

/** Calls of the server's wish list. Loaded for users only: a guest's list stays on the device. */
export const wishCalls: WishApi = {
  ids: async () => (await unwrap(api.GET('/api/user/wish-list/products'))).productIds,
  save: ({ productId, ...mark }) =>
    unwrap(api.PUT('/api/user/wish-list/products/{productId}', { ...at(productId), body: markOf(mark) })),
  remove: productId => unwrap(api.DELETE('/api/user/wish-list/products/{productId}', at(productId))),
  merge: wishes =>
    unwrap(
      api.POST('/api/user/wish-list/merge', {
        body: { items: wishes.map(({ productId, ...mark }) => ({ productId, ...markOf(mark) })) },
      }),
    ),
}

/** Turns sharing by a link or the list's emails on or off. */
export const updateWishList = (patch: { isShared?: boolean; alertsOn?: boolean }) =>
  unwrap(api.PATCH('/api/user/wish-list', { body: patch }))
