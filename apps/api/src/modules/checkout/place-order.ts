import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { takeFromCart } from '../cart/index.ts'
import type { Brand } from '../mail/index.ts'
import {
  insertPlaced,
  orderTaxRows,
  type PlacedRows,
  queueInvoices,
  queueNewOrderEmails,
  queueOrderPlacedEmail,
} from '../orders/index.ts'
import { arrivalOf, type FrozenLine, shipByOf, transitOf } from '../read-model/index.ts'
import { taxOf, totalTax } from '../tax/index.ts'
import { findUserById } from '../users/index.ts'
import { type CheckoutRow, setStatus } from './checkout.repository.ts'

/** Bytes of the secret in the emailed link. */
const TOKEN_BYTES = 16

export interface Placement {
  checkout: CheckoutRow
  /** All lines of the checkout, as they were accepted. */
  lines: readonly FrozenLine[]
  paymentId: string
  isTest: boolean
  /** Settings that hold now. The orders keep what they use of them. */
  market: MarketSettings
  /** The marketplace as its emails show it. */
  brand: Brand
  now: Date
  /** Whether it was placed long ago. Then no emails are sent and today's cart isn't changed. */
  isPast: boolean
}

export interface PlacedOrder {
  id: string
  totalMinor: number
}

/**
 * Places one order for each shop's lines, as they were accepted, and removes them from the cart. The checkout has to
 * be locked, its items reserved and its payment captured.
 */
export async function placeOrder(tx: Tx, placement: Placement): Promise<PlacedOrder[]> {
  const { checkout, lines, now } = placement
  const customer = checkout.userId === null ? null : await findUserById(tx, checkout.userId)
  const trackingToken = randomBytes(TOKEN_BYTES).toString('base64url')
  const groupId = newId()
  const shops = [...Map.groupBy(lines, ({ shop }) => shop.id).values()].map((own, at) =>
    shopOrder(own, { ...placement, groupId, number: `${checkout.number}-${at + 1}` }),
  )
  await insertPlaced(tx, {
    order_groups: [
      {
        id: groupId,
        number: checkout.number,
        customer_id: customer?.id ?? null,
        checkout_id: checkout.id,
        payment_id: placement.paymentId,
        email: customer?.email ?? null,
        shipping_address: checkout.address && withoutId(checkout.address),
        tracking_token_hash: `\\x${createHash('sha256').update(trackingToken).digest('hex')}`,
        is_test: placement.isTest,
        currency: checkout.currency,
        terms_version_id: checkout.termsVersionId,
        placed_at: now,
      },
    ],
    orders: shops.map(({ order }) => order),
    order_lines: shops.flatMap(shop => shop.lines),
    order_events: shops.map(({ event }) => event),
    order_tax_lines: shops.flatMap(shop => shop.taxLines),
    commission_lines: shops.flatMap(shop => shop.commission),
    ledger_entries: shops.flatMap(shop => shop.ledger),
  })
  if (customer && !placement.isPast) await takeFromCart(tx, customer.id, lines)
  await setStatus(tx, checkout.id, 'placed', now)
  if (!placement.isPast) {
    const { brand } = placement
    const settings = placement.market
    await queueOrderPlacedEmail(tx, { orderGroupId: groupId, trackingToken, brand, settings, now })
    await queueNewOrderEmails(tx, { orderGroupId: groupId, brand })
    await queueInvoices(
      tx,
      shops.map(({ order }) => order.id),
    )
  }
  return shops.map(({ order }) => ({ id: order.id, totalMinor: order.total_minor }))
}

function shopOrder(
  own: readonly FrozenLine[],
  given: Pick<Placement, 'checkout' | 'market' | 'now'> & { groupId: string; number: string },
) {
  const { checkout, groupId, number, market, now } = given
  const { shop, tier, shippingMinor, timeZone, handlingDays, zoneName } = own[0]!
  if (tier === null) throw new Error(`Checkout ${checkout.id} has no shipping for shop ${shop.id}.`)
  const id = newId()
  const transit = transitOf(tier, own[0]!)
  const arrival = arrivalOf(now, { timeZone, handlingDays, ...transit })
  const itemMinor = own.reduce((sum, { unitMinor, quantity }) => sum + unitMinor * quantity, 0)
  const totalMinor = itemMinor + shippingMinor
  const lines = own.map((line, position) => ({
    id: newId(),
    order_id: id,
    shop_id: shop.id,
    placed_at: now,
    position,
    variant_id: line.variantId,
    option_ids: line.optionIds,
    sku: line.sku,
    product_id: line.slug === '' ? null : line.productId,
    media_id: line.mediaId,
    title: line.title,
    options: line.options,
    withdrawal_exception: line.withdrawalException,
    unit_minor: line.unitMinor,
    compare_at_minor: line.compareAtMinor,
    quantity: line.quantity,
    fulfilled_quantity: 0,
    canceled_quantity: 0,
    returned_quantity: 0,
  }))
  const taxed = taxOf(
    own.map(({ unitMinor, quantity, tax }) => ({ grossMinor: unitMinor * quantity, tax })),
    shippingMinor,
  )
  const commission = lines.map((line, at) => {
    const rate = own[at]!.commissionBasisPoints ?? market.money.commissionBasisPoints
    return {
      order_line_id: line.id,
      shop_id: shop.id,
      rate_basis_points: rate,
      amount_minor: Math.round((line.unit_minor * line.quantity * rate) / 10_000),
    }
  })
  const entry = (kind: string, amount: number) => ({
    shop_id: shop.id,
    order_id: id,
    kind,
    amount_minor: amount,
    currency: checkout.currency,
    at: now,
  })
  const share = commission.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  return {
    order: {
      id,
      order_group_id: groupId,
      shop_id: shop.id,
      number,
      status: 'placed',
      payment_status: 'paid',
      fulfillment_status: 'unfulfilled',
      return_status: 'none',
      item_minor: itemMinor,
      shipping_minor: shippingMinor,
      tax_minor: totalTax(taxed),
      total_minor: totalMinor,
      refunded_minor: 0,
      shipping_tier: tier,
      country_code: checkout.address?.countryCode ?? null,
      arrives_from: arrival.from,
      arrives_to: arrival.to,
      placed_at: now,
      ship_by: shipByOf(now, { timeZone, handlingDays }),
      return_days: market.returns.days,
      withdrawal_days: market.withdrawal.days,
      standard_shipping_minor: own[0]!.standardMinor ?? market.delivery.prices.standard,
      delivery:
        zoneName === null
          ? null
          : { zone: zoneName, handlingDays, ...transit, duties: own[0]!.duties ?? false },
    },
    lines,
    event: { order_id: id, shop_id: shop.id, kind: 'placed', actor: 'buyer', data: {}, at: now },
    taxLines: orderTaxRows({ id, shopId: shop.id, lines }, taxed),
    commission,
    ledger: [entry('sale', itemMinor), entry('shipping', shippingMinor), entry('commission', -share)],
  } satisfies { lines: PlacedRows['order_lines'] } & Record<string, unknown>
}

const withoutId = ({ id: _, ...address }: NonNullable<CheckoutRow['address']>) => address
