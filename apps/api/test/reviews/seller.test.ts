import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop, type MadeProduct, type Person, signedUp } from '../fixtures.ts'

const api = useTestApp()
let seller: Person
let product: MadeProduct
let foreign: string
const ids: string[] = []

async function review(productId: string, at: number, answer: string | null = null): Promise<string> {
  const id = newId()
  await api().deps.db.execute(sql`
    insert into reviews (id, product_id, author_name, rating, body, answer, answered_at, created_at)
    values (${id}, ${productId}, ${`Mina ${at}`}, 4, 'Good.', ${answer}, ${answer && '2026-05-09T12:00:00Z'},
      ${`2026-05-0${at}T12:00:00Z`})`)
  return id
}

beforeAll(async () => {
  const { db } = api().deps
  const shop = await createShop(db)
  seller = await signedUp(api())
  await db
    .insert(shopMembers)
    .values({ shopId: shop.id, userId: seller.id, role: 'staff', keys: ['products'] })
  product = await createProduct(db, shop.id)
  for (const at of [1, 2, 3]) ids.push(await review(product.id, at, at === 2 ? 'Thank you.' : null))
  foreign = await review((await createProduct(db, (await createShop(db)).id)).id, 4)
})

const list = (query = '') =>
  api().call({ method: 'GET', url: `/api/seller/reviews?${query}`, token: seller.token })
const report = (id: string, payload: object) =>
  api().call({ method: 'PUT', url: `/api/seller/reviews/${id}/report`, token: seller.token, payload })
const idsOf = (body: { items: { review: { id: string } }[] }) => body.items.map(item => item.review.id)

test('a shop reads the reviews of its own products, page by page, and those without an answer', async () => {
  const all = await list()
  expect(all.body.counts).toEqual({ all: 3, unanswered: 2, reported: 0 })
  expect(idsOf(all.body)).toEqual([ids[2], ids[1], ids[0]])
  expect(all.body.items[0]).toMatchObject({ product: { id: product.id }, reportedAt: null })
  const first = (await list('view=unanswered&limit=1')).body
  expect(idsOf(first)).toEqual([ids[2]])
  expect(idsOf((await list(`view=unanswered&limit=1&cursor=${first.page.next}`)).body)).toEqual([ids[0]])
  expect(await list(`view=all&cursor=${first.page.next}`)).toMatchObject({
    status: 400,
    body: { code: 'cursor.invalid' },
  })
})

test('reports a review once, with a reason, and none of another shop', async () => {
  expect(await report(foreign, { reason: 'insult' })).toMatchObject({
    status: 404,
    body: { code: 'review.not_found' },
  })
  expect(await report(ids[0]!, { reason: 'other', text: '  ' })).toMatchObject({
    status: 400,
    body: { fields: [{ pointer: '/text' }] },
  })
  expect(await report(ids[0]!, { reason: 'other', text: 'It is about\r\nanother mug.' })).toMatchObject({
    status: 204,
  })
  expect(await report(ids[0]!, { reason: 'insult' })).toMatchObject({ status: 204 })
  const { rows } = await api().deps.db.execute(
    sql`select report_reason from reviews where reported_at is not null`,
  )
  expect(rows).toEqual([{ report_reason: 'other: It is about\nanother mug.' }])
  expect(idsOf((await list('view=reported')).body)).toEqual([ids[0]])
})
