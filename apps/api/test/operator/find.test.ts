import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../../src/platform/durations.ts'
import { createProduct, createShop, type Person, signedUp } from '../fixtures.ts'
import { purchases } from '../walls/operator-samples/purchases.ts'
import { type Employee, employee, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()
let support: Employee
let admin: Employee
let buyer: Person
let shopId: string
let slug: string
let product: string
let purchase: { number: string; orderId: string; paymentId: string; refundId: string }

beforeAll(async () => {
  const { db } = desk().deps
  support = await employee(desk(), ['support'])
  admin = await employee(desk())
  buyer = await signedUp(desk())
  slug = 'kiln-and-cove-7'
  const shop = await createShop(db, { slug, ownerId: buyer.id })
  shopId = shop.id
  product = (await createProduct(db, shopId, [{ price: 2_000 }])).id
  await db.execute(sql`update shops set name = 'Kiln & Cove' where id = ${shopId}`)
  await db.execute(sql`update variants set sku = 'MUG-320' where product_id = ${product}`)
  await db.execute(sql`update users set username = 'Ünal 100%' where id = ${buyer.id}`)
  const made = await purchases.prepare!(desk(), { buyer, seller: buyer, shopId })
  purchase = made.purchase!
  await db.execute(sql`insert into fulfillments (id, order_id, shop_id, tracking_number)
    values (gen_random_uuid(), ${purchase.orderId}, ${shopId}, '9400 1000 0000')`)
  await db.execute(sql`insert into invoices (id, shop_id, order_id, series, seq, issued_at)
    values (gen_random_uuid(), ${shopId}, ${purchase.orderId}, 'INV', 12, now())`)
  await db.execute(sql`insert into withdrawals (id, reference, number, name, email, source, status, received_at)
    values (gen_random_uuid(), 'W-0123456789', 'x', 'Robin', 'r@example.test', 'form', 'unmatched', now())`)
  await db.execute(sql`insert into reports (id, reference, subject_kind, subject_id, about_shop_id, why, text)
    values (gen_random_uuid(), 'R-0123456789', 'product', ${product}, ${shopId}, 'other', 'x')`)
})

const hits = async (q: string, { cookie } = support) =>
  (await desk().ask({ method: 'GET', url: `/api/operator/search?q=${encodeURIComponent(q)}`, cookie })).body
    .hits
const found = async (q: string, by?: Employee) =>
  (await hits(q, by)).map(({ kind, href }: { kind: string; href: string }) => `${kind} ${href}`)

test('finds each thing by its number, id, address, code or name, and links to its page', async () => {
  const page = `/purchases/${purchase.number}`
  const [order, payment, shop, person] = [
    `order ${page}`,
    `payment ${page}`,
    `shop /shops/${shopId}`,
    `person /people/${buyer.id}`,
  ]
  const item = `product /catalog/products/${product}`
  for (const [typed, expected] of [
    [purchase.number, [order]],
    [`#${purchase.number.toLowerCase()}-1`, [order]],
    [purchase.orderId, [order]],
    [purchase.paymentId, [payment]],
    [purchase.refundId, [payment]],
    ['pi_sample', [payment]],
    [buyer.email.toUpperCase(), [person, order]],
    [buyer.id, [person]],
    [shopId, [shop]],
    ['94001000 0000', [`parcel ${page}`]],
    ['inv-000012', [`invoice ${page}`]],
    ['W-0123456789', [expect.stringMatching(/^withdrawal \/cases\/withdrawal\//)]],
    ['r-0123456789', [`report /cases/report/${product}`]],
    [slug, [shop]],
    ['MUG-320', [item]],
    [product, [item]],
    ['ünal', [person]],
    ['kiln', [shop]],
    ['ki', []],
    ['ünal%', []],
  ] as const)
    expect([typed, await found(typed, admin)]).toEqual([typed, expected])
})

test('links only to pages that the operator’s keys open', async () => {
  expect(await found(buyer.id)).toEqual(['person null'])
  expect(await found(product)).toEqual(['product null'])
  expect(await found(shopId)).toEqual([`shop /shops/${shopId}`])
})

test('finds only what the operator’s keys let them see', async () => {
  const catalog = await employee(desk(), ['catalog'])
  expect(await found(purchase.number, catalog)).toEqual([])
  expect(await found(buyer.email, catalog)).toEqual([])
  expect(await found('MUG-320', catalog)).toHaveLength(1)
})

test('leaves one entry about a person for searches of one minute', async () => {
  const by = await employee(desk(), ['support'])
  const entries = async () =>
    (await desk().ask({ method: 'GET', url: '/api/operator/log?what=person.found', cookie: by.cookie })).body
      .items.length
  await hits(buyer.email, by)
  await hits(buyer.email, by)
  expect(await entries()).toBe(1)
  desk().clock.advance(MINUTE + 1_000)
  await hits(buyer.email, by)
  expect(await entries()).toBe(2)
})
