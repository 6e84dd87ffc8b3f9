import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cartItems } from '../../src/modules/cart/cart.schema.ts'
import { products, variants } from '../../src/modules/catalog/catalog.schema.ts'
import { media } from '../../src/modules/media/media.schema.ts'
import { reviews } from '../../src/modules/reviews/reviews.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop, type MadeProduct, signedUp } from '../fixtures.ts'

const api = useTestApp({ connections: 20 })

let shop: { id: string }
let mug: MadeProduct

beforeAll(async () => {
  const { db } = api().deps
  const logoMediaId = `logo-${newId()}`
  await db.insert(media).values({ id: logoMediaId, path: 'logo.svg', source: 'file' })
  shop = await createShop(db, { name: 'Kiln & Cove', districtId: 7, logoMediaId })
  mug = await createProduct(db, shop.id, [
    { colour: 'Lagoon', size: 'S', price: 2_400, sale: 1_999 },
    { colour: 'Rust', size: 'S', price: 2_400, stock: 3 },
    { colour: 'Sand', size: 'S', price: 2_400, stock: 0 },
    { colour: 'Ink', size: 'L', price: 3_000, stock: null },
  ])
})

const add = (token: string, product: MadeProduct, quantity = 1, at = 0, extra: object = {}) =>
  api().call({
    method: 'POST',
    url: '/api/cart/add',
    token,
    payload: {
      productDTO: { id: product.id, ...extra },
      quantity,
      optionIds: product.variants[at]!.optionIds,
    },
  })
const merge = (token: string, payload: readonly object[], key?: string) =>
  api().call({
    method: 'POST',
    url: '/api/cart/add-multiple',
    token,
    payload: [...payload],
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const line = (product: MadeProduct, quantity = 1, at = 0) => ({
  product: { id: product.id },
  quantity,
  optionIds: product.variants[at]!.optionIds,
})
const findAll = (token: string) => api().call({ method: 'GET', url: '/api/cart/findAll', token })
const change = (token: string, id: string, quantity: number) =>
  api().call({ method: 'GET', url: `/api/cart/changeQuantity/${id}/${quantity}`, token })

test('[API-05] the cart is grouped by shop and carries the document’s names', async () => {
  const person = await signedUp(api())
  const second = await createShop(api().deps.db, { name: 'Amphora' })
  const vase = await createProduct(api().deps.db, second.id)
  const added = await add(person.token, mug, 2)
  expect(added.status).toBe(200)
  await add(person.token, vase)
  await add(person.token, mug, 1, 3)

  const { body, headers } = await findAll(person.token)
  expect(headers['cache-control']).toBe('no-store')
  expect(
    body.map((group: { shopName: string; cartDTOList: object[] }) => [
      group.shopName,
      group.cartDTOList.length,
    ]),
  ).toEqual([
    ['Kiln & Cove', 2],
    ['Amphora', 1],
  ])
  const [group] = body
  expect(group).toMatchObject({ id: shop.id, shopIdDistrict: 7 })
  const variant = mug.variants[0]!
  expect(group.cartDTOList[0]).toEqual({
    id: added.body.id,
    quantity: 2,
    isReview: false,
    variantValues: variant.values,
    variantLabels: { Colour: 'Lagoon', Size: 'S' },
    optionIds: variant.optionIds,
    shop: {
      id: shop.id,
      name: 'Kiln & Cove',
      slug: expect.any(String),
      logo: expect.objectContaining({ base: expect.stringContaining('/media/logo-'), alt: 'Kiln & Cove' }),
      tone: expect.stringMatching(/^[a-z]+$/),
      delivery: {
        steps: [{ itemsFrom: 0, price: 6.99 }],
        arrivesFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        arrivesTo: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    },
    productDTO: {
      id: mug.id,
      name: expect.any(String),
      slug: mug.slug,
      price: 24,
      priceSale: 19.99,
      picture: null,
    },
    stock: 10,
    problems: [],
  })
})

test('[API-01] the calls of the cart, each with its method, path and payload', async () => {
  const { token } = await signedUp(api())
  const added = await add(token, mug, 1, 0, { price: 24, priceSale: 19.99 })
  expect(added).toMatchObject({ status: 200, body: { quantity: 1 } })
  const merged = await merge(token, [line(mug, 2), line(mug, 1, 3)])
  expect(merged).toMatchObject({
    status: 200,
    body: {
      receipt: [
        { outcome: 'summed', quantity: 3 },
        { outcome: 'added', quantity: 1 },
      ],
    },
  })
  expect(merged.body.cart).toEqual((await findAll(token)).body)

  const changed = await change(token, added.body.id, 5)
  expect(changed).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { id: added.body.id, quantity: 5 },
  })

  const remove = () => api().call({ method: 'DELETE', url: `/api/cart/remove/${added.body.id}`, token })
  expect(await remove()).toMatchObject({ status: 204, text: '' })
  expect(await remove()).toMatchObject({ status: 204 })
  expect((await findAll(token)).body[0].cartDTOList).toHaveLength(1)
})

test('the same product with the same options is one line, in whatever order they were chosen', async () => {
  const { token } = await signedUp(api())
  const first = await add(token, mug)
  const { optionIds } = mug.variants[0]!
  const again = await api().call({
    method: 'POST',
    url: '/api/cart/add',
    token,
    payload: { productDTO: { id: mug.id.toUpperCase() }, quantity: 2, optionIds: [...optionIds].reverse() },
  })
  expect(again).toMatchObject({ status: 200, body: { id: first.body.id, quantity: 3 } })
})

test('ignores prices sent by the client and reports a price change since the item was added', async () => {
  const { db } = api().deps
  const { token } = await signedUp(api())
  const bowl = await createProduct(db, shop.id, [{ price: 5_000 }])
  const added = await add(token, bowl, 1, 0, { price: 0.01, priceSale: 0 })
  expect(added.body.productDTO).toMatchObject({ price: 50, priceSale: null })

  await db.update(variants).set({ priceSaleMinor: 4_250 }).where(eq(variants.productId, bowl.id))
  const [group] = (await findAll(token)).body
  expect(group.cartDTOList[0]).toMatchObject({
    productDTO: { price: 50, priceSale: 42.5 },
    problems: [{ code: 'price_changed', available: null, previousPrice: 50 }],
  })
})

test('refuses more than the stock, returns what is left, and stores nothing', async () => {
  const { token } = await signedUp(api())
  const tooMany = await add(token, mug, 4, 1)
  expect(tooMany).toMatchObject({
    status: 409,
    body: { code: 'stock.insufficient', fields: [{ pointer: '/quantity', code: 'maximum', message: '3' }] },
  })
  const added = await add(token, mug, 2, 1)
  expect(await add(token, mug, 2, 1)).toMatchObject({ status: 409, body: { code: 'stock.insufficient' } })
  expect(await change(token, added.body.id, 4)).toMatchObject({
    status: 409,
    body: { code: 'stock.insufficient' },
  })
  expect(await add(token, mug, 1, 2)).toMatchObject({ status: 409, body: { detail: 'It’s sold out.' } })
  expect(
    (await findAll(token)).body[0].cartDTOList.map((item: { quantity: number }) => item.quantity),
  ).toEqual([2])
  // Untracked stock is always buyable.
  expect(await add(token, mug, 999, 3)).toMatchObject({ status: 200, body: { quantity: 999, stock: null } })
})

test('refuses a quantity below 1', async () => {
  const { token } = await signedUp(api())
  const { body } = await add(token, mug, 2)
  for (const quantity of [0, -1])
    expect(await change(token, body.id, quantity)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: [{ pointer: '/{quantity}', code: 'minimum' }] },
    })
  expect((await findAll(token)).body[0].cartDTOList[0].quantity).toBe(2)
})

test('gives unavailable lines separate codes: no product, no such options, not offered, closed', async () => {
  const { db } = api().deps
  const { token } = await signedUp(api())
  const gone = await createProduct(db, shop.id)
  await db.update(products).set({ status: 'archived' }).where(eq(products.id, gone.id))
  const closedShop = await createShop(db, { status: 'closed' })
  const unreachable = await createProduct(db, closedShop.id)
  const post = (id: string, optionIds: string[]) =>
    api().call({
      method: 'POST',
      url: '/api/cart/add',
      token,
      payload: { productDTO: { id }, quantity: 1, optionIds },
    })

  expect(await post(newId(), [])).toMatchObject({ status: 404, body: { code: 'product.not_found' } })
  expect(await post(mug.id, [])).toMatchObject({ status: 404, body: { code: 'product.variant_not_found' } })
  expect(await post(mug.id, [newId()])).toMatchObject({
    status: 404,
    body: { code: 'product.variant_not_found' },
  })
  expect(await post(gone.id, [])).toMatchObject({ status: 409, body: { code: 'product.unavailable' } })
  expect(await post(unreachable.id, [])).toMatchObject({ status: 409, body: { code: 'product.unavailable' } })
})

test('[CRT-17] syncs a cart with unavailable lines, and returns a result for every line', async () => {
  const { db } = api().deps
  const { token } = await signedUp(api())
  const gone = await createProduct(db, shop.id)
  await db.update(products).set({ status: 'archived' }).where(eq(products.id, gone.id))
  const closed = await createProduct(db, (await createShop(db, { status: 'closed' })).id)
  const deleted = await createProduct(db, shop.id)
  await db.delete(products).where(eq(products.id, deleted.id))
  await add(token, mug, 1, 0)

  const { status, body } = await merge(token, [
    line(mug, 2, 0),
    line(mug, 9, 1),
    line(mug, 1, 2),
    line(gone),
    line(closed),
    line(deleted),
    line(mug, 1, 3),
  ])
  expect(status).toBe(200)
  expect(
    body.receipt.map(({ outcome, reason, quantity }: Record<string, unknown>) => [outcome, reason, quantity]),
  ).toEqual([
    ['summed', null, 3],
    ['capped', 'stock', 3],
    ['dropped', 'out_of_stock', 0],
    ['dropped', 'product_gone', 0],
    ['dropped', 'shop_closed', 0],
    ['dropped', 'product_gone', 0],
    ['added', null, 1],
  ])
  expect(body.receipt.map(({ productId }: { productId: string }) => productId)).toEqual(
    [mug, mug, mug, gone, closed, deleted, mug].map(({ id }) => id),
  )
  expect(body.cart[0].cartDTOList).toHaveLength(3)
})

test('counts concurrent syncs with one key once, with equal responses', async () => {
  const { token } = await signedUp(api())
  const key = newId()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => merge(token, [line(mug, 2), line(mug, 1, 3)], key)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(
    (await findAll(token)).body[0].cartDTOList.map((item: { quantity: number }) => item.quantity).sort(),
  ).toEqual([1, 2])

  expect(await merge(token, [line(mug, 3)], key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency.mismatch' },
  })
  // Another's key is another key.
  const other = await signedUp(api())
  expect(await merge(other.token, [line(mug, 3)], key)).toMatchObject({
    status: 200,
    body: { receipt: [{ outcome: 'added' }] },
  })
})

test('additions at the same time all count, and never past the stock', async () => {
  const { token } = await signedUp(api())
  const many = await createProduct(api().deps.db, shop.id, [{ stock: 15 }])
  const answers = await Promise.all(Array.from({ length: 30 }, () => add(token, many)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
  const { body } = await findAll(token)
  expect(body[0].cartDTOList.map((item: { quantity: number }) => item.quantity)).toEqual([15])
})

test('syncs of the same lines in opposite order at the same time all count', async () => {
  const { token } = await signedUp(api())
  const made = await Promise.all(
    [1, 2, 3].map(() => createProduct(api().deps.db, shop.id, [{ stock: null }])),
  )
  const lines = made.map(product => line(product))
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => merge(token, at % 2 ? lines : [...lines].reverse())),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(
    (await findAll(token)).body[0].cartDTOList.map((item: { quantity: number }) => item.quantity),
  ).toEqual([10, 10, 10])
})

test("hides another user's cart lines from reads, changes and removals", async () => {
  const [one, two] = [await signedUp(api()), await signedUp(api())]
  const mine = await add(one.token, mug, 2)
  await add(two.token, mug, 1, 3)
  expect((await findAll(two.token)).text).not.toContain(mine.body.id)
  expect(await change(two.token, mine.body.id, 7)).toMatchObject({
    status: 404,
    body: { code: 'cart.item_not_found' },
  })
  expect(
    await api().call({ method: 'DELETE', url: `/api/cart/remove/${mine.body.id}`, token: two.token }),
  ).toMatchObject({ status: 204 })
  expect((await findAll(one.token)).body[0].cartDTOList).toEqual([mine.body])
})

test('reports a changed line in the cart: fewer, sold out, closed, reviewed', async () => {
  const { db } = api().deps
  const { token, id } = await signedUp(api())
  const own = await createShop(db)
  const lamp = await createProduct(db, own.id, [{ stock: 5 }])
  await add(token, lamp, 4)
  const item = async () => (await findAll(token)).body[0].cartDTOList[0]
  await db.update(variants).set({ stock: 2 }).where(eq(variants.productId, lamp.id))
  expect((await item()).problems).toEqual([{ code: 'stock_reduced', available: 2, previousPrice: null }])
  await db.update(variants).set({ stock: 0 }).where(eq(variants.productId, lamp.id))
  expect((await item()).problems).toEqual([{ code: 'out_of_stock', available: 0, previousPrice: null }])
  await db.update(shops).set({ status: 'closed' }).where(eq(shops.id, own.id))
  expect((await item()).problems).toEqual([{ code: 'shop_closed', available: 0, previousPrice: null }])
  expect((await item()).isReview).toBe(false)
  await db
    .insert(reviews)
    .values({ id: newId(), productId: lamp.id, userId: id, authorName: 'Robin', rating: 5 })
  expect((await item()).isReview).toBe(true)
})

test("a guest's lines are priced without being kept", async () => {
  const { status, body } = await api().call({
    method: 'POST',
    url: '/api/public/cart/quote',
    payload: [
      { ...line(mug, 12), product: { id: mug.id, price: 24, priceSale: 22 } },
      { product: { id: newId() }, quantity: 1, optionIds: [] },
      line(mug, 1, 3),
    ],
  })
  expect(status).toBe(200)
  expect(body.items).toMatchObject([
    {
      quantity: 12,
      productDTO: { price: 24, priceSale: 19.99 },
      problems: [
        { code: 'stock_reduced', available: 10 },
        { code: 'price_changed', previousPrice: 22 },
      ],
    },
    null,
    { variantLabels: { Colour: 'Ink', Size: 'L' }, problems: [] },
  ])
})

test('quotes a variant by its id', async () => {
  const quote = (payload: object[]) => api().call({ method: 'POST', url: '/api/public/cart/quote', payload })
  const byOptions = (await quote([line(mug, 1, 3)])).body.items[0]
  const product = { id: mug.id }
  const { body } = await quote([
    { product, quantity: 1, variantId: byOptions.id },
    { product: { id: newId() }, quantity: 1, variantId: byOptions.id },
    { product, quantity: 1, variantId: newId() },
    line(mug, 1, 3),
  ])
  expect(body).toEqual({ currency: 'USD', items: [byOptions, null, null, byOptions] })

  const both = await quote([{ ...line(mug, 1, 3), variantId: byOptions.id }])
  expect(both).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields: [{ pointer: '/0/variantId', code: 'exclusive' }] },
  })
})

test('refuses a line beyond 200 with a problem', async () => {
  const { db } = api().deps
  const person = await signedUp(api())
  const one = await createProduct(db, shop.id)
  const filler = await createProduct(db, shop.id, [{ stock: null }])
  await api().database.pool.query(
    `with made as (insert into variants (id, product_id, option_key, price_minor)
       select gen_random_uuid(), $1, 'filler ' || n, 100 from generate_series(1, 200) n returning id)
     insert into cart_items (id, user_id, variant_id, quantity, added_price_minor)
       select gen_random_uuid(), $2, id, 1, 100 from made`,
    [filler.id, person.id],
  )
  expect(await add(person.token, one)).toMatchObject({ status: 409, body: { code: 'cart.full' } })
  expect(await merge(person.token, [line(one)])).toMatchObject({
    status: 200,
    body: { receipt: [{ outcome: 'dropped', reason: 'cart_full' }] },
  })
  expect(await db.$count(cartItems, eq(cartItems.userId, person.id))).toBe(200)
})
