import { sql } from 'drizzle-orm'
import {
  createFulfillment,
  deliverFulfillment,
  shipFulfillment,
} from '../../src/modules/fulfillments/index.ts'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Answer } from '../app.ts'
import { createProduct, createShop, multipart, type Person, signedUp, signIn } from '../fixtures.ts'
import {
  addAddress,
  addToCart,
  confirm,
  putCheckout,
  type ShopFloor,
  startPayment,
} from '../payments/shop-floor.ts'

export interface Sold {
  buyer: Person
  owner: Person
  shopId: string
  /** Number of the purchase. */
  groupNumber: string
  /** Number of the shop's order. */
  number: string
  orderId: string
  lineIds: string[]
  variantIds: string[]
}

export interface SoldLine {
  price: number
  quantity?: number
}

export const DAY = 24 * 3_600_000

/** A label as the shop's carrier makes it. */
export const LABEL = Buffer.from('%PDF-1.4\n% a label\n%%EOF\n')

/** Creates the steps that suites of returns, claims and disputes share. */
export function createAftermath(floor: () => ShopFloor) {
  const read = async (text: ReturnType<typeof sql>) => (await floor().deps.db.execute(text)).rows

  /** An order of one shop that is really paid for; nothing of it is sent. */
  async function sold(
    lines: readonly SoldLine[] = [{ price: 2_000 }],
    tier: 'standard' | 'premium' | 'express' = 'standard',
  ): Promise<Sold> {
    const { db } = floor().deps
    const [buyer, owner] = await Promise.all([signedUp(floor()), signedUp(floor())])
    const { id: shopId } = await createShop(db, { ownerId: owner.id })
    await db.insert(shopMembers).values({ shopId, userId: owner.id, role: 'owner' })
    const addressId = await addAddress(floor(), buyer)
    const itemIds: string[] = []
    for (const { price, quantity = 1 } of lines) {
      const product = await createProduct(db, shopId, [{ price, stock: 100 }])
      itemIds.push(await addToCart(floor(), buyer, { productId: product.id, quantity }))
    }
    const wanted = { itemIds, addressId, shipping: [{ shopId, tier }] }
    const { body: checkout } = await putCheckout(floor(), buyer, wanted)
    const { body: payment } = await startPayment(floor(), buyer, checkout)
    await floor().provider.pay(payment.reference, '0002')
    const paid = await confirm(floor(), buyer, payment.id)
    if (paid.body.status !== 'paid') throw new Error(`pay: ${paid.text}`)
    const groupNumber: string = paid.body.orderNumber
    const number = `${groupNumber}-1`
    const rows = (await read(sql`select l.id, l.variant_id, l.order_id from order_lines l
      join orders o on o.id = l.order_id where o.number = ${number} order by l.unit_minor desc`)) as {
      id: string
      variant_id: string
      order_id: string
    }[]
    // In the order in which they were given.
    const byPrice = [...lines].sort((a, b) => b.price - a.price)
    const ordered = lines.map(line => rows[byPrice.indexOf(line)]!)
    return {
      buyer,
      owner,
      shopId,
      groupNumber,
      number,
      orderId: rows[0]!.order_id,
      lineIds: ordered.map(({ id }) => id),
      variantIds: ordered.map(row => row.variant_id),
    }
  }

  /** Sends all of an order in one parcel. It has arrived as the shop says, or as the clock takes it. */
  async function send(order: Sold, status: 'shipped' | 'delivered' | 'assumed' = 'delivered'): Promise<Sold> {
    const which = { id: order.orderId }
    const context = { actor: 'shop' as const, now: floor().clock.now(), notify: false as const }
    await inTx(floor().deps.db, async tx => {
      const { id } = await createFulfillment(tx, which, {}, context)
      await shipFulfillment(tx, which, { fulfillmentId: id }, context)
      const actor = status === 'assumed' ? 'system' : 'shop'
      if (status !== 'shipped') await deliverFulfillment(tx, which, id, { ...context, actor })
    })
    return order
  }

  /** Sends one item of a line in its own parcel. It has arrived according to the shop, or by the deadline. */
  async function sendLine(order: Sold, index: number, by: 'shop' | 'system'): Promise<void> {
    const which = { id: order.orderId }
    const context = { actor: 'shop', now: floor().clock.now(), notify: false } as const
    const lines = [{ orderLineId: order.lineIds[index]!, quantity: 1 }]
    await inTx(floor().deps.db, async tx => {
      const { id } = await createFulfillment(tx, which, { lines }, context)
      await shipFulfillment(tx, which, { fulfillmentId: id }, context)
      await deliverFulfillment(tx, which, id, { ...context, actor: by })
    })
  }

  const post = (token: string | undefined, url: string, payload?: object, key?: string): Promise<Answer> =>
    floor().call({
      method: 'POST',
      url,
      token,
      ...(payload && { payload }),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })

  const ofOrder = (order: Sold, path: string) => `/api/user/orders/${order.number}/${path}`

  const shop = (order: Sold, path: string, payload: object = {}, key = newId()) =>
    post(order.owner.token, `/api/seller/${path}`, payload, key)

  /** Uploads the label of a return. */
  const addLabel = (order: Sold, id: string, bytes = LABEL): Promise<Answer> =>
    floor().call({
      method: 'PUT',
      url: `/api/seller/returns/${id}/label`,
      token: order.owner.token,
      ...multipart({ label: { filename: 'label.pdf', bytes } }),
    })

  return {
    sold,
    send,
    addLabel,
    /** Approves a return, with a label. */
    async approve(order: Sold, id: string, given: { instructions?: string } = {}): Promise<Answer> {
      const uploaded = await addLabel(order, id)
      if (uploaded.status !== 200) return uploaded
      return shop(order, `returns/${id}/approve`, { postage: 'label', ...given })
    },
    sendLine,
    /** A paid order that has arrived. */
    delivered: async (...given: Parameters<typeof sold>) => send(await sold(...given)),
    /** Makes a call of the buyer, by default under a new idempotency key. */
    buyer: (order: Sold, path: string, payload?: object, key = newId()) =>
      post(order.buyer.token, ofOrder(order, path), payload, key),
    /** Makes a call of the shop. */
    shop,
    /** Does something later, with both logged in again. */
    async later<T>(order: Sold, milliseconds: number, work: (later: Sold) => Promise<T>): Promise<T> {
      const { clock } = floor()
      clock.advance(milliseconds)
      try {
        const renewed = async (person: Person) => {
          const { body } = await signIn(floor(), person.email)
          return { ...person, token: body.token }
        }
        return await work({ ...order, buyer: await renewed(order.buyer), owner: await renewed(order.owner) })
      } finally {
        clock.advance(-milliseconds)
      }
    },
    /** The order as its buyer reads it. */
    async look(order: Sold) {
      const url = `/api/user/orders/${order.groupNumber}`
      const { body } = await floor().call({ method: 'GET', url, token: order.buyer.token })
      return body.orders[0]
    },
    /** Returns the shop's ledger entries of the order after the sale, in minor units. */
    ledgerOf: async (order: Sold) =>
      (
        (await read(sql`select kind, amount_minor::int as amount from ledger_entries
          where order_id = ${order.orderId} and kind not in ('sale', 'shipping', 'commission') order by id`)) as {
          kind: string
          amount: number
        }[]
      ).map(({ kind, amount }) => [kind, amount] as const),
    /** Returns the kinds of emails to a recipient since the order was placed, the oldest first. */
    async emailsTo(recipient: string): Promise<string[]> {
      const rows = await floor()
        .deps.db.select({ kind: emails.kind })
        .from(emails)
        .where(
          sql`recipient = ${recipient} and kind not in ('activate', 'confirm-email', 'new-device', 'order-placed', 'shop-order-placed')`,
        )
        .orderBy(emails.createdAt, emails.id)
      return rows.map(({ kind }) => kind)
    },
    /** Returns the text of the newest email of a kind to a recipient. */
    async emailTo(recipient: string, kind: string) {
      const [row] = await floor()
        .deps.db.select()
        .from(emails)
        .where(sql`recipient = ${recipient} and kind = ${kind}`)
        .orderBy(sql`created_at desc, id desc`)
        .limit(1)
      if (!row) throw new Error(`no ${kind} email to ${recipient}`)
      return row
    },
    async stockOf(variantId: string) {
      const rows = await read(sql`select stock from variants where id = ${variantId}`)
      return (rows[0] as { stock: number }).stock
    },
  }
}
