import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { type Bought, bought, emailsAbout, shipped } from './order-desk.ts'

const floor = useShopFloor({ jobs: false })
const DAY = 24 * 3_600_000

/** Reads the state of an order from the database, since tokens have expired once the clock was moved. */
async function stateOf({ id }: Bought) {
  const { rows } = await floor().deps.db.execute(sql`
    select o.status, o.fulfillment_status as parcels, o.payment_status as paid, (
      select array_agg(kind || ' ' || actor order by id) from order_events where order_id = o.id) as events
    from orders o where o.id = ${id}::uuid`)
  return rows[0]!
}
const kinds = async (order: Bought) => (await emailsAbout(floor(), order)).map(({ kind }) => kind)

/** Two processes do it at once. */
const twice = (job: string) => Promise.all([runJob(floor(), job), runJob(floor(), job)])

test('[ORD-03] cancels and refunds an order not shipped 5 days after its due day, with one email each', async () => {
  const overdue = await Promise.all([bought(floor()), bought(floor())])
  const partly = await bought(floor(), [{ quantity: 2 }])
  await shipped(partly, [{ orderLineId: partly.lineIds[0]!, quantity: 1 }])
  const broken = await bought(floor())
  const disputed = await bought(floor())
  const { db } = floor().deps
  await db.execute(sql`update orders set in_dispute = true where id = ${disputed.id}::uuid`)
  // One that cannot be refunded, and has waited longest, blocks no other.
  await db.execute(
    sql`update orders set ship_by = ship_by - interval '90 days' where id = ${broken.id}::uuid`,
  )
  await db.execute(sql`delete from payment_splits where order_id = ${broken.id}::uuid`)
  await db.execute(sql`update orders set ship_by = ${floor().clock.now().toISOString()}::timestamptz
    where id <> ${broken.id}::uuid`)

  floor().clock.advance(5 * DAY - 60_000)
  await expect(runJob(floor(), 'cancel-overdue-orders')).rejects.toThrow('1 due rows failed')
  expect(await stateOf(overdue[0])).toMatchObject({ status: 'placed' })
  floor().clock.advance(120_000)
  await Promise.allSettled([
    runJob(floor(), 'cancel-overdue-orders'),
    runJob(floor(), 'cancel-overdue-orders'),
  ])
  for (const order of overdue) {
    expect(await stateOf(order)).toMatchObject({
      status: 'canceled',
      paid: 'refunded',
      events: ['placed buyer', 'canceled system', 'refunded system'],
    })
    expect(await kinds(order)).toEqual(['order-placed', 'order-canceled', 'shop-order-canceled'])
  }
  const [, toBuyer, toShop] = await emailsAbout(floor(), overdue[0])
  expect(toBuyer!.body).toContain('the shop didn’t ship it in time')
  expect(toShop).toMatchObject({ recipient: overdue[0].seller.email })
  expect(toShop!.body).toContain('wasn’t shipped in time')
  expect(await stateOf(partly)).toMatchObject({ status: 'confirmed', parcels: 'partially_shipped' })
  expect(await stateOf(broken)).toMatchObject({ status: 'placed' })
  // The marketplace decides about it.
  expect(await stateOf(disputed)).toMatchObject({ status: 'placed' })
  await db.execute(sql`update orders set status = 'completed' where id = ${broken.id}::uuid`)
})

test('delivers a parcel after 14 days, and completes its order 30 days later if nothing is open', async () => {
  const orders = await Promise.all([bought(floor()), bought(floor())])
  const [plain, claimed] = orders
  for (const order of orders) await shipped(order)
  floor().clock.advance(14 * DAY - 60_000)
  await twice('deliver-parcels')
  expect(await stateOf(plain)).toMatchObject({ parcels: 'shipped' })
  floor().clock.advance(120_000)
  await twice('deliver-parcels')
  for (const order of orders) {
    expect(await stateOf(order)).toMatchObject({
      parcels: 'delivered',
      events: ['placed buyer', 'confirmed shop', 'shipped shop', 'delivered system'],
    })
    expect((await kinds(order)).filter(kind => kind === 'order-delivered')).toHaveLength(1)
  }
  const { db } = floor().deps
  await db.execute(sql`insert into claims (id, order_id, shop_id, kind, wanted, text, opened_at, answer_by)
    values (gen_random_uuid(), ${claimed.id}, ${claimed.shop.id}, 'missing', 'refund', 'Empty', now(), now())`)

  floor().clock.advance(30 * DAY - 120_000)
  await twice('complete-orders')
  expect(await stateOf(plain)).toMatchObject({ status: 'confirmed' })
  floor().clock.advance(240_000)
  await twice('complete-orders')
  expect(await stateOf(claimed)).toMatchObject({ status: 'confirmed' })
  expect(await stateOf(plain)).toMatchObject({ status: 'completed' })
  await db.execute(sql`update claims set status = 'withdrawn'`)
  await twice('complete-orders')
  for (const order of orders)
    expect(await stateOf(order)).toMatchObject({
      status: 'completed',
      events: ['placed buyer', 'confirmed shop', 'shipped shop', 'delivered system', 'completed system'],
    })
})
