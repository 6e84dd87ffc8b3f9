import { randomUUID } from 'node:crypto'
import type { Order, OrderGroup, SellerOrder, SellerProduct } from '@stoa/api-client/schema'
import { changeDatabase } from './database.ts'
import { openShop } from './own-shop.ts'
import { buy, type Caller, createCaller, ship } from './sale.ts'
import type { Account } from './test.ts'

export interface Seller {
  account: Account
  call: Caller
  slug: string
  name: string
}

/** Applies for a shop with a new account. */
export async function applyFor(account: Account): Promise<Seller> {
  const shop = await openShop(account)
  return { account, call: await createCaller(account, { 'stoa-shop': shop.slug }), ...shop }
}

/** Adds a product for $40.00 to a shop. */
export const addProduct = ({ call }: Seller): Promise<SellerProduct> =>
  call<SellerProduct>('POST', '/api/seller/products', {
    name: `Tide bowl ${randomUUID().slice(0, 6)}`,
    status: 'active',
    variants: [{ price: 40, stock: { from: 0, to: 50 } }],
  })

/** Buys items of a product, and returns the shop's order. */
export async function buyFrom(buyer: Caller, product: SellerProduct, quantity = 1) {
  const group = await buy(buyer, [{ id: product.id, quantity }])
  return { group, order: group.orders[0]! }
}

/** Ships an order whole, and marks it as delivered for its buyer. */
export async function deliver(seller: Caller, buyer: Caller, { number, lines }: Order): Promise<void> {
  const all = lines.map(({ id, quantity }) => ({ orderLineId: id, quantity }))
  await ship(seller, { number }, all)
  const { fulfillments } = await seller<SellerOrder>('GET', `/api/seller/orders/${number}`)
  await buyer('POST', `/api/user/orders/${number}/fulfillments/${fulfillments[0]!.id}/deliver`)
}

/** Reports damage of a delivered order, which its shop rejects, and asks the marketplace to decide. */
export async function openDispute(seller: Caller, buyer: Caller, order: Order): Promise<void> {
  const claimed = await buyer<OrderGroup>('POST', `/api/user/orders/${order.number}/claims`, {
    kind: 'damaged',
    wanted: 'refund',
    lines: order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
    text: 'Both rims are chipped.',
  })
  const { id } = claimed.orders[0]!.claims[0]!
  await seller('POST', `/api/seller/claims/${id}/answer`, { answer: 'reject', text: 'We packed them well.' })
  await buyer('POST', `/api/user/orders/${order.number}/disputes`, {
    claimId: id,
    text: 'I have pictures of the rims.',
  })
}

/** Reports a product like a visitor. */
export async function reportProduct(id: string, text: string): Promise<void> {
  const response = await fetch(`${process.env.STOREFRONT_URL}/api/public/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'product',
      id,
      why: 'misleading',
      text,
      name: 'Runa Vale',
      email: 'runa@kauppa.example',
      goodFaith: true,
    }),
  })
  if (response.status !== 202) throw new Error(`report: ${await response.text()}`)
}

/** Runs a job of the marketplace now. It ends some time later. */
export const runJob = (name: string): Promise<void> =>
  changeDatabase(`select graphile_worker.add_job($1, '{}'::json, priority := -1)`, [name])

/**
 * Fails if what payments kept isn't what their orders cost, like the statement in the operations manual. The money of all payments
 * has to have arrived or gone back.
 */
export const checkReconciliation = (): Promise<void> =>
  changeDatabase(
    `do $$ begin if exists (
      select from payments p left join order_groups g on g.payment_id = p.id left join orders o on o.order_group_id = g.id
      where p.status = 'captured' group by p.id
      having p.captured_minor - p.refunded_minor <> coalesce(sum(o.total_minor - o.refunded_minor), 0)
    ) then raise exception 'orders and payments differ'; end if; end $$`,
    [],
  )
