import type { Money } from '../../platform/money.ts'
import {
  chooseTier,
  offeredTiers,
  type QuotedLine,
  type Reduction,
  type ShippingPrices,
  type Tier,
  type TierPrice,
} from '../read-model/index.ts'
import { amountHashOf } from './amount-hash.ts'
import type { AddressSnapshot } from './checkout.schema.ts'
import { type CheckoutProblem, problemsOfCheckout } from './checkout-problems.ts'

/** Part of a quote that one shop ships, in minor units. */
export interface QuotedShop {
  shop: QuotedLine['variant']['shop']
  terms: QuotedLine['variant']['terms']
  lines: readonly QuotedLine[]
  offered: readonly TierPrice[]
  tier: Tier | null
  itemMinor: number
  shippingMinor: number
  /** Tax contained in `totalMinor`. */
  taxMinor: number
  totalMinor: number
}

/** Prices and problems of the selected items at this moment. */
export interface Quote {
  shops: readonly QuotedShop[]
  address: AddressSnapshot | null
  problems: readonly CheckoutProblem[]
  currency: string
  /** What the lines' struck prices are. */
  reduction: Reduction
  totalMinor: number
  amountHash: string
}

/** Chosen options as they are shown and stored: `Color: Blue`. */
export const optionTexts = ({ options }: Pick<QuotedLine['variant'], 'options'>): string[] =>
  options.map(({ name, label }) => `${name}: ${label}`)

/** Computes a quote from data that was already read. Makes no queries. */
export function quoteOf(given: {
  lines: readonly QuotedLine[]
  address: AddressSnapshot | null
  tiers: ReadonlyMap<string, Tier>
  money: Money
  prices: ShippingPrices
  reduction: Reduction
}): Quote {
  const { lines, address, tiers, money, prices, reduction } = given
  const country = address?.countryCode ?? null
  const shops = [...Map.groupBy(lines, line => line.variant.shop.id)].map(([id, own]): QuotedShop => {
    const { shop, terms } = own[0]!.variant
    const itemMinor = own.reduce((sum, { variant, quantity }) => sum + variant.effectivePrice * quantity, 0)
    const offered = offeredTiers(terms, { itemMinor, country, prices })
    const chosen = chooseTier(offered, tiers.get(id))
    const shippingMinor = chosen?.minor ?? 0
    const totalMinor = itemMinor + shippingMinor
    const taxMinor = includedTax(totalMinor, terms.taxRateBasisPoints)
    const tier = chosen?.tier ?? null
    return { shop, terms, lines: own, offered, tier, itemMinor, shippingMinor, taxMinor, totalMinor }
  })
  return {
    shops,
    address,
    problems: problemsOfCheckout({ shops, address, money }),
    currency: money.currency,
    reduction,
    totalMinor: shops.reduce((sum, shop) => sum + shop.totalMinor, 0),
    amountHash: amountHashOf({
      currency: money.currency,
      lines: lines.map(({ variant, quantity }) => ({
        variantId: variant.variantId,
        quantity,
        unitMinor: variant.effectivePrice,
        title: variant.productName,
        options: optionTexts(variant),
      })),
      shops: shops.map(({ shop, tier, shippingMinor, taxMinor }) => ({
        shopId: shop.id,
        tier,
        shippingMinor,
        taxMinor,
      })),
      address,
    }),
  }
}

/** The tax within an amount that includes it, rounded to the nearest minor unit. A rate of 2000 is 20 %. */
export const includedTax = (minor: number, rateBasisPoints: number): number =>
  Math.round((minor * rateBasisPoints) / (10_000 + rateBasisPoints))
