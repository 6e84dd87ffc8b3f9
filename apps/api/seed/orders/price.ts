import type { PlannedPurchase, Tier } from '../../../../demo/orders/plan.ts'
import { BUYERS_ADDRESS, shoppers } from '../../../../demo/orders/shoppers.ts'
import { type Quote, quoteOf } from '../../src/modules/checkout/index.ts'
import {
  addressDestination,
  type Destination,
  findVariantLines,
  type QuotedLine,
} from '../../src/modules/read-model/index.ts'
import type { Db } from '../../src/platform/db/client.ts'
import { stableId } from '../../src/platform/ids.ts'
import type { Market } from '../../src/platform/market.ts'
import type { Money } from '../../src/platform/money.ts'
import { REDUCED_FOR } from '../product-rows.ts'
import { shopId } from '../shop-rows.ts'

/** Discount of the sale week, in percent. */
const SALE = 15

/** A purchase with its prices; amounts in minor units. */
export interface PricedPurchase {
  plan: PlannedPurchase
  /** Id of its checkout, by which a repeated run recognizes it. */
  id: string
  paymentId: string
  quote: Quote
}

export const purchaseId = ({ key }: PlannedPurchase): string => stableId('demo-purchase', key)

/** Prices purchases by today's prices and the sales of their day. Leaves out those of which no item is offered. */
export async function priceAll(
  { db, market, money }: { db: Db; market: Market; money: Money },
  plans: readonly PlannedPurchase[],
  now: Date,
): Promise<PricedPurchase[]> {
  const { delivery, prices } = market.settings
  const placeOf = (plan: PlannedPurchase) => addressDestination(delivery, addressOf(plan))
  const offeredIn = new Map<string, Map<string, QuotedLine>>()
  for (const [place, own] of Map.groupBy(plans, plan => keyOf(placeOf(plan))))
    offeredIn.set(place, await findOffered(db, own, placeOf(own[0]!)))
  return plans.flatMap(plan => {
    const to = placeOf(plan)
    const offered = offeredIn.get(keyOf(to))!
    const lines = linesOf(plan).flatMap(({ variantId, quantity }) => {
      const line = offered.get(variantId)
      return line ? [pricedLine(line, plan, { quantity, now })] : []
    })
    const quote = quoteOf({
      lines,
      address: addressOf(plan),
      to,
      tiers: tiersOf(plan),
      money,
      prices: delivery.prices,
      reduction: prices.reduction,
      isTaxHandledElsewhere: market.settings.money.salesTaxElsewhere,
      now: plan.at,
      termsVersionId: market.termsVersionId,
    })
    if (lines.length === 0 || quote.shops.some(({ tier }) => tier === null)) return []
    const id = purchaseId(plan)
    // Another amount is another payment, so that both sides stay consistent if a price changes between two runs.
    return [{ plan, id, paymentId: stableId('demo-payment', id, quote.totalMinor), quote }]
  })
}

/** Shipping terms depend on the country and the region. */
const keyOf = ({ country, region }: Destination): string => `${country} ${region ?? ''}`

/** Finds what purchases for a destination may contain, by variant. */
async function findOffered(
  db: Db,
  plans: readonly PlannedPurchase[],
  to: Destination,
): Promise<Map<string, QuotedLine>> {
  const ids = new Set(plans.flatMap(plan => linesOf(plan).map(({ variantId }) => variantId)))
  const found = await findVariantLines(
    db,
    [...ids].map(variantId => ({ variantId, quantity: 1 })),
    to,
  )
  return new Map(
    found
      .filter(({ variant }) => variant.isOffered && variant.isShopOpen)
      .map(line => [line.variant.variantId, line]),
  )
}

function linesOf({ orders }: PlannedPurchase) {
  const lines = orders.flatMap(order =>
    order.lines.map(({ product, values, quantity }) => ({
      variantId: stableId('variant', product.slug, ...values),
      quantity,
    })),
  )
  return lines
}

function pricedLine(
  { variant, ...line }: QuotedLine,
  { at, isSale }: PlannedPurchase,
  { quantity, now }: { quantity: number; now: Date },
): QuotedLine {
  const today = now.getTime() - at.getTime() < REDUCED_FOR ? variant.salePrice : null
  const reduced = Math.round((variant.price * (100 - SALE)) / 1_000) * 10
  const salePrice = isSale ? Math.min(today ?? reduced, reduced) : today
  return {
    ...line,
    cartItemId: stableId('demo-cart-item', variant.variantId, at.getTime()),
    quantity,
    variant: { ...variant, salePrice, priorPrice: variant.price, effectivePrice: salePrice ?? variant.price },
  }
}

function addressOf({ shopper }: PlannedPurchase) {
  const address = shopper === 'buyer' ? BUYERS_ADDRESS : shoppers[shopper]!.address
  return { id: stableId('demo-address', shopper), ...address }
}

const tiersOf = ({ orders }: PlannedPurchase): Map<string, Tier> =>
  new Map(orders.map(({ shop, tier }) => [shopId(shop), tier]))
