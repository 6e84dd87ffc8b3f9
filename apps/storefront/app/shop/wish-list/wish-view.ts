import type { ProductCard } from '@stoa/api-client/schema'
import type { SavedLineData } from '@stoa/ui'
import { formatMoney, toMinor } from '../../lib/money.ts'
import { productHref } from '../../lib/view.ts'

export interface ShownWish {
  readonly product: ProductCard
  readonly isOffered: boolean
  /** ISO 8601. */
  readonly savedAt: string
  /** Minor units. */
  readonly savedPrice: number
}

/** A row of the wish list: what it costs now, how far that fell, and what can be done with it. */
export function toWishLine({ product, isOffered, savedPrice }: ShownWish): SavedLineData {
  const price = toMinor(product.price)
  const sale = product.priceSale === null ? null : toMinor(product.priceSale)
  const fell = savedPrice - (sale ?? price)
  const isBuyable = isOffered && !product.isSoldOut
  return {
    id: product.id,
    name: product.name,
    href: isOffered ? productHref(product.slug) : undefined,
    picture: product.picture,
    shopName: product.shop.name,
    options: '',
    unitPrice: price,
    unitPriceSale: sale,
    ...(isBuyable && fell > 0 && { good: `Price fell by ${formatMoney(fell)} since you saved it` }),
    ...(!isOffered ? { missing: 'No longer sold' } : product.isSoldOut && { missing: 'Sold out' }),
    ...(product.optionCount > 0 && { chooseHref: productHref(product.slug) }),
  }
}
