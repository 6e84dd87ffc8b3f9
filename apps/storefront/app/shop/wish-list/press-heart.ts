import { toMinor } from '../../lib/money.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { loadWishList } from './wish-list.ts'
import type { WishedCard } from './wished-card.ts'

const ID = 'wish'

/** Saves a product or removes it, and says so. */
export async function pressHeart(
  { id, price, priceSale }: WishedCard,
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
    const hasRoom = await list.save({ productId: id, savedAt: new Date().toISOString(), savedPrice })
    const action = { label: 'View list', onPress: onView }
    toasts.show(
      hasRoom
        ? { id: ID, type: 'success', title: 'Saved to your wish list.', action }
        : { id: ID, type: 'warning', title: 'Your wish list is full. It holds 500 products.', action },
    )
  } catch {
    toasts.show({ id: ID, type: 'error', title: 'Your wish list could not be changed. Please try again.' })
  }
}
