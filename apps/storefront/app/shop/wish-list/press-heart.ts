import { toMinor } from '../../lib/money.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { loadWishList } from './wish-list.ts'
import { wishToastLabels } from './wish-toasts.labels.ts'
import type { WishedCard } from './wished-card.ts'

const ID = 'wish'

/** Saves a product to the wish list or removes it, and confirms a save with a toast. */
export async function pressHeart(
  { id, price, priceSale, variant }: WishedCard,
  isSaved: boolean,
  onView: () => void,
): Promise<void> {
  try {
    const list = await loadWishList()
    if (!isSaved) {
      await list.remove(id)
      toasts.dismiss(ID)
      return
    }
    const savedPrice = toMinor(priceSale ?? price)
    const wish = { productId: id, savedAt: new Date().toISOString(), savedPrice }
    const hasRoom = await list.save(variant ? { ...wish, variantId: variant.id } : wish)
    const action = { label: wishToastLabels.view, onClick: onView }
    toasts.show(
      hasRoom
        ? { id: ID, type: 'success', title: wishToastLabels.saved, action }
        : { id: ID, type: 'warning', title: wishToastLabels.full, action },
    )
  } catch {
    toasts.show({ id: ID, type: 'error', title: wishToastLabels.failed })
  }
}
