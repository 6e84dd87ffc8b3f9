import { sql } from 'drizzle-orm'
import { shoppers } from '../../../../demo/orders/shoppers.ts'
import { lockVariants } from '../../src/modules/catalog/index.ts'
import { acceptQuote } from '../../src/modules/checkout/index.ts'
import { settle } from '../../src/modules/payments/index.ts'
import { insertRows } from '../../src/platform/db/bulk.ts'
import type { Db, Tx } from '../../src/platform/db/client.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { stableId } from '../../src/platform/ids.ts'
import type { Brand, Market } from '../../src/platform/market.ts'
import type { Money } from '../../src/platform/money.ts'
import type { PrivateFiles } from '../../src/ports/files.ts'
import type { ProviderPayment } from '../../src/ports/payment.ts'
import { shopId } from '../shop-rows.ts'
import { follow } from './follow.ts'
import type { PricedPurchase } from './price.ts'

export interface BuyDeps {
  db: Db
  brand: Brand
  market: Market
  money: Money
  files: PrivateFiles
}

export const shopperId = (shopper: number | 'buyer', buyerId: string): string =>
  shopper === 'buyer' ? buyerId : stableId('user', shoppers[shopper]!.email)

/**
 * Places a past purchase and runs its later steps, each at its own time, in one transaction. The provider's money is
 * settled at the time of the purchase. The stock stays the same: sold items are added for this purchase, and returned
 * ones are removed again. Returns false if the purchase already exists.
 */
export async function buy(
  deps: BuyDeps,
  purchase: PricedPurchase,
  { seen, buyerId }: { seen: ProviderPayment; buyerId: string },
): Promise<boolean> {
  return inTx(deps.db, async tx => {
    const { id, paymentId, plan, quote } = purchase
    const { at } = plan
    const isNew = await insertRows(tx, 'checkouts', [
      {
        id,
        user_id: shopperId(plan.shopper, buyerId),
        number: id.replaceAll('-', '').slice(-10).toUpperCase(),
        status: 'paying',
        currency: quote.currency,
        amount_hash: quote.amountHash,
        total_minor: quote.totalMinor,
        address: quote.address,
        created_at: at,
        updated_at: at,
      },
    ])
    if (isNew === 0) return false
    await acceptQuote(tx, id, quote, at)
    const stock = await lockVariants(
      tx,
      quote.shops.flatMap(({ lines }) => lines.map(({ variant }) => variant.variantId)),
    )
    await arriveFor(tx, purchase)
    await insertPayment(tx, purchase, seen)
    const clock = { now: () => at }
    await settle(
      tx,
      { clock, brand: deps.brand, market: deps.market },
      { paymentId, seen, source: 'browser', isPast: true },
    )
    await followAll(tx, purchase, deps)
    await resetStock(tx, stock)
    return true
  })
}

/** Restores the stock of variants, writing only changed rows, because the catalog's version changes with the stock. */
async function resetStock(tx: Tx, variants: ReadonlyMap<string, { stock: number | null }>): Promise<void> {
  const stock = [...variants].map(([id, variant]) => ({ id, ...variant }))
  await tx.execute(sql`update variants v set stock = s.stock
    from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb) as s(id uuid, stock int)
    where v.id = s.id and v.stock is distinct from s.stock`)
}

/** Reserves the items for the purchase without taking them from the stock. */
async function arriveFor(tx: Tx, { id, quote }: PricedPurchase): Promise<void> {
  const pieces = quote.shops.flatMap(({ lines }) =>
    lines.map(({ variant, quantity }) => ({
      checkout_id: id,
      variant_id: variant.variantId,
      quantity,
      expires_at: null,
    })),
  )
  await insertRows(tx, 'stock_reservations', pieces, '')
}

async function insertPayment(
  tx: Tx,
  { plan: { at }, id, paymentId, quote }: PricedPurchase,
  { reference }: ProviderPayment,
): Promise<void> {
  const payment = {
    id: paymentId,
    checkout_id: id,
    provider: 'test',
    method: 'card',
    status: 'capturing',
    amount_minor: quote.totalMinor,
    currency: quote.currency,
    amount_hash: quote.amountHash,
    reference,
    captured_minor: 0,
    refunded_minor: 0,
    checks: 0,
    is_test: true,
    created_at: at,
    updated_at: at,
  }
  await insertRows(tx, 'payments', [payment], '')
  const event = { payment_id: paymentId, source: 'browser', data: {}, created_at: at }
  await insertRows(
    tx,
    'payment_events',
    ['created', 'capturing'].map(kind => ({ kind, ...event })),
    '',
  )
}

async function followAll(
  tx: Tx,
  { plan, id }: PricedPurchase,
  { money, files }: Pick<BuyDeps, 'money' | 'files'>,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; shop_id: string }>(
    sql`select o.id, o.shop_id from orders o join order_groups g on g.id = o.order_group_id
      where g.checkout_id = ${id}::uuid`,
  )
  const placed = new Map(rows.map(order => [order.shop_id, order.id]))
  for (const planned of plan.orders) {
    const orderId = placed.get(shopId(planned.shop))
    if (orderId) await follow(tx, orderId, { ...planned, money, files })
  }
}
