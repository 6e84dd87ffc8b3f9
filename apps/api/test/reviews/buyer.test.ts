import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { media } from '../../src/modules/media/media.schema.ts'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop, type MadeProduct, multipart, type Person, signedUp } from '../fixtures.ts'
import { type GivenOrder, placeGroup } from '../order-rows.ts'

const api = useTestApp()
const db = () => api().deps.db

const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c96f4a' } })
  .jpeg()
  .toBuffer()

const OPTIONS = ['Glaze: Lagoon', 'Size: 320 ml']
const DELIVERED: GivenOrder = {
  status: 'confirmed',
  parcels: [{ status: 'delivered', deliveredAt: new Date('2026-05-06T10:00:00Z') }],
}

/** Creates a product of a shop of its own, and a buyer to whom it was delivered. */
async function delivered(order: GivenOrder = DELIVERED) {
  const shop = await createShop(db())
  const product = await createProduct(db(), shop.id)
  const buyer = await signedUp(api())
  await deliver(buyer, product, order)
  return { product, buyer }
}
const deliver = (buyer: Person, product: MadeProduct, order: GivenOrder = DELIVERED) =>
  placeGroup(db(), buyer.id, {
    orders: [
      { ...order, shopId: product.shopId, lines: [{ productId: product.id, quantity: 1, options: OPTIONS }] },
    ],
  })

const own = ({ token }: Person) => api().call({ method: 'GET', url: '/api/user/reviews', token })
const write = (by: Person | null, product: { id: string }, payload: object = { rating: 5 }) =>
  api().call({ method: 'PUT', url: `/api/user/reviews/${product.id}`, token: by?.token, payload })
const remove = (by: Person | null, product: { id: string }) =>
  api().call({ method: 'DELETE', url: `/api/user/reviews/${product.id}`, token: by?.token })
const upload = async ({ token }: Person) =>
  (
    await api().call({
      method: 'POST',
      url: '/api/user/pictures',
      token,
      ...multipart({ picture: { filename: 'cup.jpg', bytes } }),
    })
  ).body.id as string
const get = async (url: string) => (await api().call({ method: 'GET', url })).body
const pageOf = ({ slug }: MadeProduct) => get(`/api/public/products/${slug}`)

describe('who may review', () => {
  test.each<[string, GivenOrder]>([
    ['sent and not there yet', { status: 'confirmed', parcels: [{ status: 'shipped' }] }],
    ['canceled', { ...DELIVERED, status: 'canceled' }],
    ['never sent', { status: 'placed' }],
  ])('[ORD-04] refuses a buyer whose order was %s', async (_, order) => {
    const { product, buyer } = await delivered(order)
    expect(await write(buyer, product)).toMatchObject({ status: 409, body: { code: 'review.not_allowed' } })
    expect((await own(buyer)).body).toEqual({ items: [], open: [] })
  })

  test('[ORD-04] accepts one review from a buyer after delivery, even if the item was returned', async () => {
    const { product, buyer } = await delivered({ ...DELIVERED, returnStatus: 'returned' })
    const stranger = await signedUp(api())
    expect((await own(buyer)).body.open).toMatchObject([{ id: product.id, slug: product.slug }])
    expect(await write(stranger, product)).toMatchObject({
      status: 409,
      body: { code: 'review.not_allowed' },
    })
    expect((await write(null, product)).status).toBe(401)
    expect((await write(buyer, { id: newId() })).body.code).toBe('product.not_found')

    const { status, body } = await write(buyer, product, {
      rating: 4,
      title: ' A fine\ncup ',
      text: '<b>Sturdy</b>\r\n\r\n\r\n\r\nand blue.\u0007',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      product: { id: product.id, slug: product.slug },
      review: {
        rating: 4,
        title: 'A fine cup',
        text: '<b>Sturdy</b>\n\nand blue.',
        author: 'Robin',
        isVerified: true,
        options: OPTIONS,
        answer: null,
      },
    })
    expect((await own(buyer)).body).toEqual({ items: [body], open: [] })
  })

  test('[ORD-04] refuses members of the shop', async () => {
    const { product, buyer } = await delivered()
    await db().insert(shopMembers).values({ shopId: product.shopId, userId: buyer.id, role: 'staff' })
    expect(await write(buyer, product)).toMatchObject({ status: 409, body: { code: 'review.not_allowed' } })
    expect((await own(buyer)).body.open).toEqual([])
  })

  test('[ORD-04] makes one review of twenty concurrent writes', async () => {
    const { product, buyer } = await delivered()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => write(buyer, product, { rating: 1 + (at % 5) })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const { reviews, rating } = await pageOf(product)
    expect(reviews.items).toHaveLength(1)
    expect(rating).toEqual({ average: reviews.items[0].rating, count: 1 })
  })
})

test('[ORD-04] updates the rating of card, page and shop at once', async () => {
  const { product, buyer } = await delivered()
  const other = await signedUp(api())
  await deliver(other, product)
  const ratings = async () => {
    const page = await pageOf(product)
    const shop = await get(`/api/public/shops/${page.shop.slug}`)
    const { items } = await get(`/api/public/products?shop=${page.shop.slug}`)
    const listed = await get(`/api/public/products/${product.slug}/reviews`)
    expect(page.ratingDistribution.reduce((sum: number, count: number) => sum + count, 0)).toBe(listed.total)
    return [items[0].rating, page.rating, page.shop.rating, shop.rating]
  }
  const all = (rating: object | null) => Array(4).fill(rating)
  expect(await ratings()).toEqual(all(null))
  await write(buyer, product, { rating: 5 })
  expect(await ratings()).toEqual(all({ average: 5, count: 1 }))
  await write(other, product, { rating: 2 })
  expect(await ratings()).toEqual(all({ average: 3.5, count: 2 }))
  await write(buyer, product, { rating: 1 })
  expect(await ratings()).toEqual(all({ average: 1.5, count: 2 }))
  expect((await remove(other, product)).status).toBe(204)
  expect(await ratings()).toEqual(all({ average: 1, count: 1 }))
  expect(await remove(other, product)).toMatchObject({ status: 404, body: { code: 'review.not_found' } })
  expect((await own(other)).body.open).toMatchObject([{ id: product.id }])
})

test('[ORD-04] shows the author’s own uploads in their order, and deletes dropped ones', async () => {
  const { product, buyer } = await delivered()
  const other = await signedUp(api())
  await deliver(other, product)
  const [first, second, third] = [await upload(buyer), await upload(buyer), await upload(buyer)]
  const shown = async () =>
    (await pageOf(product)).reviews.items.map(({ pictures }: { pictures: { id: string }[] }) =>
      pictures.map(({ id }) => id),
    )
  const pictured = (by: Person, pictureIds: string[]) => write(by, product, { rating: 5, pictureIds })

  for (const pictureIds of [[await upload(other)], ['no-such-picture'], [first, 'no-such-picture']])
    expect(await pictured(buyer, pictureIds)).toMatchObject({
      status: 404,
      body: { code: 'media.not_found', fields: [{ pointer: '/pictureIds' }] },
    })
  expect(await shown()).toEqual([])
  expect((await pictured(buyer, [second, first])).status).toBe(200)
  expect(await shown()).toEqual([[second, first]])
  // One place for each: what another takes from it would be missing here.
  expect((await pictured(other, [second])).status).toBe(404)
  expect((await pictured(buyer, [third, second])).status).toBe(200)
  expect(await shown()).toEqual([[third, second]])
  expect(await db().select().from(media).where(eq(media.id, first))).toEqual([])
  await remove(buyer, product)
  for (const id of [second, third])
    expect(await db().select().from(media).where(eq(media.id, id))).toEqual([])
})

test('an upload can be used for an hour', async () => {
  const { product, buyer } = await delivered()
  const id = await upload(buyer)
  await db()
    .update(media)
    .set({ createdAt: new Date(Date.now() - 61 * 60_000) })
    .where(eq(media.id, id))
  expect((await write(buyer, product, { rating: 5, pictureIds: [id] })).body.code).toBe('media.not_found')
})

describe('the shop answers', () => {
  async function memberOf(shopId: string, role: 'owner' | 'staff' = 'staff') {
    const member = await signedUp(api())
    await db()
      .insert(shopMembers)
      .values({ shopId, userId: member.id, role, keys: ['products'] })
    return member
  }
  const answer = (by: Person | null, reviewId: string, text = 'Thank you.', shop?: string) =>
    api().call({
      method: 'PUT',
      url: `/api/seller/reviews/${reviewId}/answer`,
      token: by?.token,
      payload: { text },
      ...(shop && { headers: { 'stoa-shop': shop } }),
    })

  test('[ORD-04] once, and the answer is shown below the review on the product page', async () => {
    const { product, buyer } = await delivered()
    const { id } = (await write(buyer, product)).body.review
    const member = await memberOf(product.shopId)
    expect((await answer(member, id, ' \n ')).body.code).toBe('request.invalid')
    const answered = await answer(member, id, ' Thank you, <i>Robin</i>. ')
    expect(answered).toMatchObject({
      status: 200,
      body: { id, answer: { text: 'Thank you, <i>Robin</i>.' } },
    })
    expect((await pageOf(product)).reviews.items).toEqual([answered.body])
    expect(await answer(member, id, 'Once more.')).toMatchObject({
      status: 409,
      body: { code: 'review.answered' },
    })
    // What the author changes keeps the answer.
    expect((await write(buyer, product, { rating: 1 })).body.review.answer.text).toBe(
      'Thank you, <i>Robin</i>.',
    )
  })

  test('[ORD-04] answers only reviews of its own products', async () => {
    const { product, buyer } = await delivered()
    const { id } = (await write(buyer, product)).body.review
    const elsewhere = await memberOf((await createShop(db())).id, 'owner')
    expect(await answer(elsewhere, id)).toMatchObject({ status: 404, body: { code: 'review.not_found' } })
    expect(await answer(elsewhere, newId())).toMatchObject({ status: 404 })
    expect(await answer(buyer, id)).toMatchObject({ status: 403, body: { code: 'seller.not_member' } })
    const { slug } = (await pageOf(product)).shop
    expect(await answer(elsewhere, id, 'Ours?', slug)).toMatchObject({ status: 403 })
    expect((await answer(null, id)).status).toBe(401)
    expect((await pageOf(product)).reviews.items[0].answer).toBeNull()
  })
})

test('a deleted account leaves its review and pictures without a name', async () => {
  const { product, buyer } = await delivered()
  const picture = await upload(buyer)
  await write(buyer, product, { rating: 4, text: 'Fine.', pictureIds: [picture] })
  const exported = await api().call({ method: 'GET', url: '/api/user/export', token: buyer.token })
  expect(exported.body.reviews).toMatchObject([
    { rating: 4, text: 'Fine.', pictures: [`/media/${picture}/1600.webp`], answer: null },
  ])
  const payload = { password: 'lagoon-kettle-42' }
  await api().call({ method: 'DELETE', url: '/api/user/me', token: buyer.token, payload })
  expect((await pageOf(product)).reviews.items).toMatchObject([
    { author: 'Former member', rating: 4, pictures: [{ id: picture }] },
  ])
  const [row] = await db().select().from(media).where(eq(media.id, picture))
  expect(row).toMatchObject({ status: 'ready', uploadedBy: null })
})
