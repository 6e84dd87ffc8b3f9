import { checkouts } from '../src/modules/checkout/checkout.schema.ts'
import { fulfillmentLines, fulfillments } from '../src/modules/fulfillments/fulfillments.schema.ts'
import { trackingTokenHash } from '../src/modules/orders/index.ts'
import { orderEvents } from '../src/modules/orders/order-events.schema.ts'
import { orderGroups, orderLines, orders } from '../src/modules/orders/orders.schema.ts'
import { payments } from '../src/modules/payments/payments.schema.ts'
import type { Db } from '../src/platform/db/client.ts'
import { newId } from '../src/platform/ids.ts'
import { createShop } from './fixtures.ts'

export interface GivenOrder extends Partial<typeof orders.$inferInsert> {
  lines?: Partial<typeof orderLines.$inferInsert>[]
  events?: Partial<typeof orderEvents.$inferInsert>[]
  parcels?: (Partial<typeof fulfillments.$inferInsert> & { pieces?: number })[]
}

export interface GivenGroup extends Partial<typeof orderGroups.$inferInsert> {
  orders?: readonly GivenOrder[]
  /** The secret of the emailed link. */
  token?: string
  payment?: Partial<typeof payments.$inferInsert>
}

export const ADDRESS = {
  fullName: 'Robin Vale',
  phone: '+49 30 1234567',
  line1: 'Kelterstraße 7',
  line2: null,
  city: 'Berlin',
  region: null,
  postalCode: '10115',
  countryCode: 'DE',
}

/** Purchase of a user as the checkout leaves it: an order for each entry. */
export async function placeGroup(db: Db, userId: string, given: GivenGroup = {}) {
  const { orders: entries = [{}], token, payment, ...values } = given
  const id = newId()
  const number = values.number ?? id.slice(-10).toUpperCase()
  const placedAt = values.placedAt ?? new Date('2026-05-02T08:30:00Z')
  const paymentId = payment ? await payFor(db, userId, number, payment) : null
  await db.insert(orderGroups).values({
    id,
    customerId: userId,
    currency: 'USD',
    email: 'robin@example.test',
    shippingAddress: ADDRESS,
    paymentId,
    ...(token && { trackingTokenHash: trackingTokenHash(token) }),
    ...values,
    number,
    placedAt,
  })
  const made: { id: string; number: string; shopId: string; lineIds: string[] }[] = []
  for (const [at, { lines = [{}], events = [{}], parcels = [], ...order }] of entries.entries()) {
    const shopId = order.shopId ?? (await createShop(db)).id
    const orderId = newId()
    const own = `${number}-${at + 1}`
    const amounts = { itemMinor: 4_800, shippingMinor: 699, taxMinor: 912, totalMinor: 5_499 }
    await db.insert(orders).values({
      id: orderId,
      groupId: id,
      number: own,
      placedAt,
      countryCode: 'DE',
      ...amounts,
      ...order,
      shopId,
    })
    const lineIds: string[] = []
    for (const [position, line] of lines.entries()) {
      const lineId = newId()
      const bought = { title: 'Cove mug', unitMinor: 2_400, quantity: 2 }
      await db
        .insert(orderLines)
        .values({ id: lineId, orderId, shopId, placedAt, position, ...bought, ...line })
      lineIds.push(lineId)
    }
    for (const event of events)
      await db
        .insert(orderEvents)
        .values({ orderId, shopId, kind: 'placed', actor: 'buyer', at: placedAt, ...event })
    for (const { pieces = 1, ...parcel } of parcels) {
      const fulfillmentId = newId()
      await db.insert(fulfillments).values({ id: fulfillmentId, orderId, shopId, ...parcel })
      await db.insert(fulfillmentLines).values({ fulfillmentId, orderLineId: lineIds[0]!, quantity: pieces })
    }
    made.push({ id: orderId, number: own, shopId, lineIds })
  }
  return { id, number, orders: made }
}

async function payFor(
  db: Db,
  userId: string,
  number: string,
  payment: Partial<typeof payments.$inferInsert>,
): Promise<string> {
  const [checkoutId, id] = [newId(), newId()]
  const common = { currency: 'USD', amountHash: 'x' }
  await db
    .insert(checkouts)
    .values({ id: checkoutId, userId, number, status: 'placed', totalMinor: 5_499, ...common })
  await db.insert(payments).values({
    id,
    checkoutId,
    provider: 'test',
    method: 'card',
    status: 'captured',
    amountMinor: 5_499,
    capturedMinor: 5_499,
    instrument: 'Visa ···· 4242',
    isTest: true,
    ...common,
    ...payment,
  })
  return id
}
