import { sql } from 'drizzle-orm'
import { categories } from '../../src/modules/categories/categories.schema.ts'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Answer, TestApp } from '../app.ts'
import { setRate } from '../commission/set-rate.ts'
import {
  createProduct,
  createShop,
  type MadeProduct,
  type Person,
  type ShopSpec,
  signedUp,
} from '../fixtures.ts'
import {
  addAddress,
  addToCart,
  checkoutOf,
  confirm,
  type ShopFloor,
  startPayment,
} from '../payments/shop-floor.ts'

export interface BoughtLine {
  price?: number
  quantity?: number
  stock?: number | null
  /** The marketplace's share by its category, in basis points; the default without one. */
  rate?: number
}

export interface Bought {
  buyer: Person
  seller: Person
  shop: { id: string; slug: string }
  products: MadeProduct[]
  /** Id of the order. */
  id: string
  number: string
  groupNumber: string
  lineIds: string[]
  /** Calls about this order. */
  asBuyer(path: string, payload?: object, key?: string): Promise<Answer>
  asSeller(path: string, payload?: object, key?: string): Promise<Answer>
  remove(path: string): Promise<Answer>
  /** Reads the order as its shop. */
  view(): Promise<Answer['body']>
}

/** Gives a product a category of the marketplace with a rate of its own. */
export async function putInRatedCategory(
  { deps }: TestApp,
  productId: string,
  rate: number,
): Promise<string> {
  const id = newId()
  const path = `category-${id}`
  await deps.db.insert(categories).values({ id, name: 'Rated', slug: path, path, depth: 1, source: 'seed' })
  await setRate(deps, path, rate)
  await deps.db.execute(sql`update products set category_id = ${id} where id = ${productId}`)
  return path
}

/** Creates a member of a shop. */
export async function memberOf(
  floor: TestApp,
  shopId: string,
  role: 'owner' | 'manager' | 'staff' = 'owner',
): Promise<Person> {
  const person = await signedUp(floor)
  await floor.deps.db.insert(shopMembers).values({
    shopId,
    userId: person.id,
    role,
    keys: ['orders', 'refunds', 'products'],
  })
  return person
}

/** An order of one shop, bought and paid through the front door. */
export async function bought(
  floor: ShopFloor,
  lines: readonly BoughtLine[] = [{}],
  {
    card = '0002',
    shop: spec = {},
    prepare,
  }: { card?: string; shop?: ShopSpec; prepare?: (shopId: string) => Promise<void> } = {},
): Promise<Bought> {
  const { call, deps, provider } = floor
  const slug = `shop-${newId()}`
  const shop = { ...(await createShop(deps.db, { slug, ...spec })), slug }
  await prepare?.(shop.id)
  const seller = await memberOf(floor, shop.id)
  const person = await signedUp(floor)
  const addressId = await addAddress(floor, person)
  const products: MadeProduct[] = []
  const itemIds: string[] = []
  for (const { price = 2_000, quantity = 1, stock = 10, rate } of lines) {
    const product = await createProduct(deps.db, shop.id, [{ price, stock }])
    if (rate !== undefined) await putInRatedCategory(floor, product.id, rate)
    products.push(product)
    itemIds.push(await addToCart(floor, person, { productId: product.id, quantity }))
  }
  const buyer = { ...person, addressId, itemIds }
  const checkout = await checkoutOf(floor, buyer)
  const { body: payment } = await startPayment(floor, buyer, checkout)
  await provider.pay(payment.reference, card)
  const paid = await confirm(floor, buyer, payment.id)
  if (paid.body.status !== 'paid') throw new Error(`pay: ${paid.text}`)
  const number = `${checkout.number}-1`
  const { rows } = await deps.db.execute<{ id: string; line: string; product: string }>(
    sql`select o.id, l.id as line, l.product_id as product from orders o join order_lines l on l.order_id = o.id
      where o.number = ${number}`,
  )
  const post =
    (area: string, token: string) =>
    (path: string, payload: object = {}, key: string = newId()) =>
      call({
        method: 'POST',
        url: `${area}/${number}/${path}`,
        token,
        payload,
        headers: { 'idempotency-key': key },
      })
  return {
    buyer,
    seller,
    shop,
    products,
    id: rows[0]!.id,
    number,
    groupNumber: checkout.number,
    lineIds: products.map(({ id }) => rows.find(({ product }) => product === id)!.line),
    asBuyer: post('/api/user/orders', buyer.token),
    asSeller: post('/api/seller/orders', seller.token),
    remove: path =>
      call({ method: 'DELETE', url: `/api/seller/orders/${number}/${path}`, token: seller.token }),
    view: async () =>
      (await call({ method: 'GET', url: `/api/seller/orders/${number}`, token: seller.token })).body,
  }
}

/** Packs all that is open, or these lines; answers the parcel's id. */
export async function packed(
  order: Bought,
  lines?: { orderLineId: string; quantity: number }[],
  tracking: { carrier?: string; trackingNumber?: string } = {},
) {
  const { status, body, text } = await order.asSeller('fulfillments', {
    ...(lines && { lines }),
    ...tracking,
  })
  if (status !== 200) throw new Error(`pack: ${text}`)
  return body.fulfillments.at(-1).id as string
}

export async function shipped(order: Bought, lines?: { orderLineId: string; quantity: number }[]) {
  const id = await packed(order, lines)
  const { status, text } = await order.asSeller(`fulfillments/${id}/ship`)
  if (status !== 200) throw new Error(`ship: ${text}`)
  return id
}

/** Emails about an order, the oldest first, without those to its shop that every new order has. */
export async function emailsAbout({ deps }: ShopFloor, { groupNumber }: Bought) {
  const { rows } = await deps.db.execute<{ kind: string; recipient: string; body: string; html: string }>(
    sql`select kind, recipient, body, html from emails where body like ${`%${groupNumber}%`}
      and kind <> 'shop-order-placed' order by created_at, id`,
  )
  return rows
}
