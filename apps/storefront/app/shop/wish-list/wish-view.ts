import type { ProductCard } from '@stoa/api-client/schema'
import type { SavedLineData } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { formatMoney, toMinor } from '../../lib/money.ts'
import { cardHref } from '../../lib/view.ts'
import { wishViewLabels } from './wish-view.labels.ts'

export interface ShownWish {
  readonly product: ProductCard
  readonly isOffered: boolean
  /** ISO 8601. */
  readonly savedAt: string
  /** Minor units. */
  readonly savedPrice: number
}

/** Builds a row of the wish list: today's price, how far it fell, and the possible actions. */
export function toWishLine({ product, isOffered, savedPrice }: ShownWish): SavedLineData {
  const price = toMinor(product.price)
  const sale = product.priceSale === null ? null : toMinor(product.priceSale)
  const fell = savedPrice - (sale ?? price)
  const href = cardHref(product)
  const isBuyable = isOffered && !product.isSoldOut
  return {
    id: product.id,
    name: product.name,
    href: isOffered ? href : undefined,
    picture: product.picture,
    shopName: product.shop.name,
    options: product.variant?.options.map(({ value }) => value).join(', ') ?? '',
    unitPrice: price,
    unitPriceSale: sale,
    priceFrom: product.hasPriceRange,
    ...(isBuyable &&
      fell > 0 && { good: formatMessage(wishViewLabels.priceFell, { amount: formatMoney(fell) }) }),
    ...(!isOffered
      ? { missing: wishViewLabels.notSold }
      : product.isSoldOut && { missing: wishViewLabels.soldOut }),
    ...(product.optionCount > 0 && { chooseHref: href }),
  }
}
