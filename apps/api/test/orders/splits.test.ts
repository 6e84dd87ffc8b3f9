import { beforeAll, expect, test } from 'vitest'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { createShop, type Person, signedUp } from '../fixtures.ts'
import { placeGroup } from '../order-rows.ts'

const api = useTestApp()
let shopId: string
let seller: Person
let buyer: Person

beforeAll(async () => {
  shopId = (await createShop(api().deps.db)).id
  seller = await signedUp(api())
  buyer = await signedUp(api())
  await api().deps.db.insert(shopMembers).values({ shopId, userId: seller.id, role: 'owner' })
})

/** Returns all ways to put so many items into parcels, one after the other: 3 as 3, 2+1, 1+2, 1+1+1. */
const splitsOf = (quantity: number): number[][] =>
  quantity === 0
    ? [[]]
    : Array.from({ length: quantity }, (_, at) => at + 1).flatMap(first =>
        splitsOf(quantity - first).map(rest => [first, ...rest]),
      )

test.each([1, 2, 3])('packs and ships every split of %i items, and not one item more', async quantity => {
  for (const split of splitsOf(quantity)) {
    const { orders } = await placeGroup(api().deps.db, buyer.id, {
      orders: [{ shopId, paymentStatus: 'paid', lines: [{ quantity }, { quantity: 1 }] }],
    })
    const { number, lineIds } = orders[0]!
    const send = (path: string, payload: object = {}) =>
      api().call({
        method: 'POST',
        url: `/api/seller/orders/${number}/${path}`,
        token: seller.token,
        headers: { 'idempotency-key': newId() },
        payload,
      })
    const pieces = (count: number) => ({ orderLineId: lineIds[0]!, quantity: count })
    let shipped = 0
    for (const [at, part] of split.entries()) {
      const isLast = at === split.length - 1
      const other = isLast ? [{ orderLineId: lineIds[1]!, quantity: 1 }] : []
      const tooMany = await send('fulfillments', { lines: [pieces(quantity - shipped + 1)] })
      expect(tooMany).toMatchObject({ status: 409, body: { code: 'order.quantity_exceeded' } })
      const packed = await send('fulfillments', { lines: [pieces(part), ...other] })
      const parcel = packed.body.fulfillments.at(-1).id
      const { body } = await send(`fulfillments/${parcel}/ship`)
      shipped += part
      expect({ split, badge: body.badge, sent: body.lines[0].fulfilledQuantity }).toEqual({
        split,
        badge: isLast ? 'shipped' : 'partly_shipped',
        sent: shipped,
      })
    }
    expect(await send('fulfillments')).toMatchObject({ status: 409, body: { code: 'order.not_allowed' } })
  }
})
