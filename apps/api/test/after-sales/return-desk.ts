import { sql } from 'drizzle-orm'
import { decideDispute } from '../../src/modules/after-sales/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import type { Answer } from '../app.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'
import { createAftermath, type Sold, type SoldLine } from './sold.ts'

const NEARBY = { line1: '2 Quay', city: 'Bergen', postalCode: '5003', countryCode: 'NO' }

/** Creates the steps that suites about labels and postage of returns share. */
export function createReturnDesk(floor: () => ShopFloor) {
  const aftermath = createAftermath(floor)
  const { delivered, buyer, shop, look } = aftermath
  return {
    ...aftermath,
    /** Requests the return of one item of the first line. Returns its id. */
    async requested(order: Sold): Promise<string> {
      const lines = [{ orderLineId: order.lineIds[0], quantity: 1, reason: 'other' }]
      const { body, status, text } = await buyer(order, 'returns', { lines })
      if (status !== 200) throw new Error(text)
      return body.orders[0].returns.at(-1).id
    },
    /** An order that has arrived, by default of two items of $20, from a shop with an address. */
    async fromNearby(lines: SoldLine[] = [{ price: 2_000, quantity: 2 }], tier?: 'express'): Promise<Sold> {
      const order = await delivered(lines, tier)
      await floor().deps.db.execute(
        sql`update shops set address = ${JSON.stringify(NEARBY)} where id = ${order.shopId}`,
      )
      return order
    },
    receive: (order: Sold, id: string, receivedQuantity = 1, more: object = {}): Promise<Answer> =>
      shop(order, `returns/${id}/receive`, {
        lines: [{ orderLineId: order.lineIds[0], receivedQuantity, condition: 'as_new' }],
        ...more,
      }),
    download: (order: Sold, id: string, token = order.buyer.token): Promise<Answer> =>
      floor().call({ method: 'GET', url: `/api/user/orders/${order.number}/returns/${id}/label`, token }),
    /** Decides the dispute about an order. */
    decide: (order: Sold, side: 'buyer' | 'seller') =>
      inTx(floor().deps.db, async tx => {
        const { rows } = await tx.execute<{ id: string }>(
          sql`select id from disputes where order_id = ${order.orderId}`,
        )
        const context = { actor: 'operator', now: floor().clock.now(), notify: false } as const
        return decideDispute(tx, rows[0]!.id, { for: side, because: 'We read both.' }, context)
      }),
    /** Makes a call of the shop that reads. */
    asShop: (order: Sold, path: string): Promise<Answer> =>
      floor().call({ method: 'GET', url: `/api/seller/${path}`, token: order.owner.token }),
    /** The newest return, as its buyer reads it. */
    returnOf: async (order: Sold) => (await look(order)).returns.at(-1),
  }
}
