import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../src/modules/orders/orders.schema.ts'
import { reviews } from '../../src/modules/reviews/reviews.schema.ts'
import { shopMembers, shops } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { createProduct, createShop, PASSWORD, type Person } from '../fixtures.ts'
import { bought, memberOf } from '../orders/order-desk.ts'
import { useShopFloor } from '../payments/shop-floor.ts'

const floor = useShopFloor({ jobs: false })
const ADDRESS = {
  line1: '1 Quay',
  line2: null,
  city: 'Bergen',
  region: null,
  postalCode: '5003',
  countryCode: 'NO',
}
const read = ({ token }: Person) => floor().call({ url: '/api/seller/start', token })
const done = (body: { steps: { id: string; isDone: boolean }[] }) =>
  body.steps.filter(({ isDone }) => isDone).map(({ id }) => id)

test('a new shop has its first steps before it, and each is done once it is', async () => {
  const { db } = floor().deps
  const shop = await createShop(db)
  const owner = await memberOf(floor(), shop.id)
  const { status, body } = await read(owner)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    orders: { toConfirm: 0, toShip: 0, late: 0 },
    returns: { waiting: 0, claims: 0 },
    products: { lowStock: 0, unansweredReviews: 0 },
  })
  expect(body.steps.map((step: { id: string }) => step.id)).toEqual([
    'profile',
    'logo',
    'address',
    'trader',
    'product',
    'shipping',
    'payout',
  ])
  expect(done(body)).toEqual([])

  await createProduct(db, shop.id)
  await db
    .update(shops)
    .set({ storyHtml: '<p>Clay.</p>', handlingDays: 2, address: ADDRESS })
    .where(eq(shops.id, shop.id))
  expect(done((await read(owner)).body)).toEqual(['profile', 'address', 'product', 'shipping'])
  await floor().call({
    method: 'PUT',
    url: '/api/seller/payout-account',
    token: owner.token,
    payload: { password: PASSWORD, holder: 'Ines Tern', account: { iban: 'DE89370400440532013000' } },
  })
  expect(done((await read(owner)).body)).toEqual(['profile', 'address', 'product', 'shipping', 'payout'])
  // Only an owner can name the account.
  const manager = await memberOf(floor(), shop.id, 'manager')
  expect(done((await read(manager)).body)).toEqual(['profile', 'address', 'product', 'shipping'])
  expect((await read(manager)).body.steps).toHaveLength(6)
})

test('counts open work for its shop alone, and for members with the permission', async () => {
  const { db } = floor().deps
  const { seller, shop, products, id } = await bought(floor(), [{ stock: 4 }])
  await bought(floor())
  expect((await read(seller)).body.orders).toEqual({ toConfirm: 1, toShip: 0, late: 0 })

  await db
    .update(orders)
    .set({ status: 'confirmed', shipBy: new Date('2020-01-01T00:00:00Z') })
    .where(eq(orders.id, id))
  await db.execute(sql`insert into claims (id, order_id, shop_id, kind, wanted, text, opened_at, answer_by)
    values (gen_random_uuid(), ${id}, ${shop.id}, 'missing', 'refund', 'Empty', now(), now())`)
  await db.insert(reviews).values({ id: newId(), productId: products[0]!.id, authorName: 'Mara', rating: 5 })
  expect((await read(seller)).body).toMatchObject({
    orders: { toConfirm: 0, toShip: 1, late: 1 },
    returns: { waiting: 0, claims: 1 },
    products: { lowStock: 1, unansweredReviews: 1 },
  })

  const helper = await memberOf(floor(), shop.id, 'staff')
  await db
    .update(shopMembers)
    .set({ keys: ['products'] })
    .where(eq(shopMembers.userId, helper.id))
  expect((await read(helper)).body).toMatchObject({ orders: null, returns: null, products: { lowStock: 1 } })
})
