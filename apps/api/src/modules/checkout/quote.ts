import { localTime } from '../../platform/local-day.ts'
import type { Money } from '../../platform/money.ts'
import {
  type AppliedTax,
  chooseTier,
  crossesCustoms,
  type Destination,
  isPoBox,
  offeredTiers,
  type QuotedLine,
  type Reduction,
  type ShippingPrices,
  standardPrice,
  type Tier,
  type TierPrice,
} from '../read-model/index.ts'
import { appliedTax, type TaxSum, taxOf, taxSums, totalTax } from '../tax/index.ts'
import { amountHashOf } from './amount-hash.ts'
import type { AddressSnapshot } from './checkout.schema.ts'
import { type CheckoutProblem, problemsOfCheckout } from './checkout-problems.ts'

/** Part of a quote that one shop ships, in minor units. */
export interface QuotedShop {
  shop: QuotedLine['variant']['shop']
  terms: QuotedLine['variant']['terms']
  lines: readonly QuotedLine[]
  offered: readonly TierPrice[]
  /** Chosen tier. Null if the shop doesn't deliver to the address. */
  tier: TierPrice | null
  /** Price of the cheapest tier without free shipping. */
  standardMinor: number
  /** Whether import duties may be due on delivery. */
  duties: boolean
  itemMinor: number
  shippingMinor: number
  /** Tax that applies to each line, in their order. */
  taxes: readonly AppliedTax[]
  taxSums: readonly TaxSum[]
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
  /** Kind of the lines' struck prices. */
  reduction: Reduction
  totalMinor: number
  /** Version of the terms that the order will be placed under. Null while the marketplace has none. */
  termsVersionId: string | null
  amountHash: string
}

/** Chosen options as they are shown and stored: `Color: Blue`. */
export const optionTexts = ({ options }: Pick<QuotedLine['variant'], 'options'>): string[] =>
  options.map(({ name, label }) => `${name}: ${label}`)

/** Computes a quote from data that was already read. Makes no queries. */
export function quoteOf(given: {
  lines: readonly QuotedLine[]
  address: AddressSnapshot | null
  /** Destination for which the terms of the lines were read. */
  to: Destination
  tiers: ReadonlyMap<string, Tier>
  money: Money
  prices: ShippingPrices
  reduction: Reduction
  /** See `TaxedSale`. */
  isTaxHandledElsewhere: boolean
  /** Time of the sale. Tax rates apply by the day in the shop's time zone. */
  now: Date
  termsVersionId: string | null
}): Quote {
  const { lines, address, to, tiers, money, prices, reduction, now, termsVersionId, isTaxHandledElsewhere } =
    given
  const asked = { prices, isPoBox: address !== null && isPoBox(address) }
  const shops = [...Map.groupBy(lines, line => line.variant.shop.id)].map(([id, own]): QuotedShop => {
    const { shop, terms } = own[0]!.variant
    const itemMinor = own.reduce((sum, { variant, quantity }) => sum + variant.effectivePrice * quantity, 0)
    const offered = offeredTiers(terms, { ...asked, itemMinor })
    const tier = chooseTier(offered, tiers.get(id))
    const shippingMinor = tier?.minor ?? 0
    const totalMinor = itemMinor + shippingMinor
    const { day } = localTime(now, terms.timeZone)
    const sale = {
      destination: to,
      day,
      flatBasisPoints: terms.taxRateBasisPoints,
      isTaxHandledElsewhere,
    }
    const taxes = own.map(({ tax }) => appliedTax(tax, sale))
    const taxLines = taxOf(
      own.map(({ variant, quantity }, at) => ({
        grossMinor: variant.effectivePrice * quantity,
        tax: taxes[at]!,
      })),
      shippingMinor,
    )
    return {
      shop,
      terms,
      lines: own,
      offered,
      tier,
      standardMinor: standardPrice(terms, asked),
      duties: crossesCustoms(terms.from, to.country),
      itemMinor,
      shippingMinor,
      taxes,
      taxSums: taxSums(taxLines),
      taxMinor: totalTax(taxLines),
      totalMinor,
    }
  })
  return {
    shops,
    address,
    problems: problemsOfCheckout({ shops, address, money }),
    currency: money.currency,
    reduction,
    totalMinor: shops.reduce((sum, shop) => sum + shop.totalMinor, 0),
    termsVersionId,
    amountHash: amountHashOf({
      currency: money.currency,
      termsVersionId,
      lines: lines.map(({ variant, quantity }) => ({
        variantId: variant.variantId,
        quantity,
        unitMinor: variant.effectivePrice,
        title: variant.productName,
        options: optionTexts(variant),
      })),
      shops: shops.map(({ shop, tier, shippingMinor, taxMinor, duties, taxSums }) => ({
        shopId: shop.id,
        tier,
        shippingMinor,
        taxMinor,
        duties,
        taxSums,
      })),
      address,
    }),
  }
}
