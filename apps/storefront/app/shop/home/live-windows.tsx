import type { ProductCard } from '@stoa/api-client/schema'
import { type ShopWindowData, ShopWindows } from '@stoa/ui'
import { useNavigation } from 'react-router-dom'
import { shopHref, signOf, toProductCard } from '../../lib/view.ts'

/** Shows five shops of the day. A pressed window grows into its shop's banner if the browser supports it. */
export function LiveWindows({ cards }: { cards: readonly ProductCard[] }) {
  const { location } = useNavigation()
  return (
    <ShopWindows
      windows={cards.map(card => toWindow(card, location?.pathname === shopHref(card.shop.slug)))}
    />
  )
}

function toWindow(card: ProductCard, isOpening: boolean): ShopWindowData {
  const { id, name, picture, price, priceSale, priceFrom, madeBy, shop } = toProductCard(card)
  return {
    id,
    href: shopHref(card.shop.slug),
    shop: shop.name,
    tone: card.shop.tone,
    maker: madeBy ?? shop.name,
    makers: card.madeBy.names.map((name, at) => ({
      name,
      portrait: signOf(card.madeBy.portraits?.[at] ?? null),
    })),
    product: name,
    picture,
    price,
    priceSale: priceSale ?? null,
    priceFrom,
    isOpening,
  }
}
