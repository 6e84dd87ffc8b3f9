import type { ProductCard } from '@stoa/api-client/schema'
import { useCore } from '@stoa/cart-core/react'
import { useNavigate } from 'react-router-dom'
import { toMinor } from '../../lib/money.ts'
import { cardHref } from '../../lib/view.ts'

/** Adds a product straight from its card. If it has options to choose, opens its page instead. */
export function useQuickAdd(cards: readonly ProductCard[]): (id: string) => void {
  const core = useCore()
  const navigate = useNavigate()
  return id => {
    const card = cards.find(candidate => candidate.id === id)
    if (!card) return
    if (card.optionCount > 0) {
      navigate(cardHref(card))
      return
    }
    const { name, slug, price, priceSale, picture, shop } = card
    void core.cart.add({
      product: { id, name, slug, picture },
      shop,
      price: toMinor(price),
      salePrice: priceSale === null ? null : toMinor(priceSale),
    })
  }
}
