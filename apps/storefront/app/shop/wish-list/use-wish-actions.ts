import { useCore } from '@stoa/cart-core/react'
import { toMinor } from '../../lib/money.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { loadWishList } from './wish-list.ts'
import { wishToastLabels } from './wish-toasts.labels.ts'
import type { ShownWish } from './wish-view.ts'

const failed = () => toasts.show({ id: 'wish', type: 'error', title: wishToastLabels.failed })

/** Returns the actions of the rows of the wish list. */
export function useWishActions(wishes: readonly ShownWish[]) {
  const core = useCore()
  const wishOf = (id: string) => wishes.find(({ product }) => product.id === id)

  const take = async (id: string) => (await loadWishList()).remove(id)

  return {
    async remove(id: string) {
      const wish = wishOf(id)
      if (!wish) return
      const { savedAt, savedPrice } = wish
      const { variant } = wish.product
      const saved = { productId: id, savedAt, savedPrice, ...(variant && { variantId: variant.id }) }
      try {
        await take(id)
      } catch {
        failed()
        return
      }
      toasts.show({
        id: `wish-${id}`,
        type: 'success',
        title: wishToastLabels.removed,
        action: {
          label: wishToastLabels.undo,
          onClick: () =>
            void loadWishList()
              .then(list => list.save(saved))
              .catch(failed),
        },
      })
    },

    /** Adds a product to the cart, then removes it from the wish list. */
    async moveToCart(id: string) {
      const wish = wishOf(id)
      if (!wish) return
      const { name, slug, price, priceSale, picture, shop } = wish.product
      const added = await core.cart.add({
        product: { id, name, slug, picture },
        shop,
        price: toMinor(price),
        salePrice: priceSale === null ? null : toMinor(priceSale),
      })
      if (added.ok) await take(id).catch(failed)
    },
  }
}
