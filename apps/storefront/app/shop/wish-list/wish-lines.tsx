import { SavedLines } from '@stoa/ui'
import { useWishActions } from './use-wish-actions.ts'
import { useWishList } from './wish-list.ts'
import { type ShownWish, toWishLine } from './wish-view.ts'

/** Shows a part of the list. `wishes` includes removed ones, so that Undo restores them in their place. */
export function WishLines({ wishes }: { wishes: readonly ShownWish[] }) {
  const { ids } = useWishList()
  const { remove, moveToCart } = useWishActions(wishes)
  const shown = wishes.filter(({ product }) => ids.has(product.id))
  if (shown.length === 0) return null
  return (
    <SavedLines
      layout="grid"
      lines={shown.map(toWishLine)}
      onMoveToCart={id => void moveToCart(id)}
      onRemove={id => void remove(id)}
    />
  )
}
