import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../src/modules/catalog/catalog.schema.ts'
import { reopenShop, suspendShop } from '../../src/modules/shops/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { createProduct, createShop, signIn } from '../fixtures.ts'
import { bought, memberOf } from '../orders/order-desk.ts'
import { addToCart, buyerOf, putCheckout, runJob, useShopFloor } from '../payments/shop-floor.ts'

const floor = useShopFloor({ jobs: false })
const get = (url: string, token?: string) => floor().call({ method: 'GET', url, token })
const decision = () => ({ now: floor().clock.now(), brand: floor().deps.brand })

test('[SEL-03] hides a suspended shop, lets it ship orders, and restores it unchanged', async () => {
  const order = await bought(floor())
  const { db } = floor().deps
  const { slug, id } = order.shop
  const token = order.seller.token
  const product = order.products[0]!
  const draft = await createProduct(db, id)
  await db.update(products).set({ status: 'draft' }).where(eq(products.id, draft.id))
  const rows = () => db.select().from(products).where(eq(products.shopId, id)).orderBy(products.id)
  const before = await rows()
  const cart = await buyerOf(floor(), [product])

  await inTx(db, tx => suspendShop(tx, slug, { ...decision(), reason: 'A check.' }))
  for (const url of [
    `/api/public/shops/${slug}`,
    `/api/public/products/${product.slug}`,
    `/api/public/products?shop=${slug}`,
  ])
    expect((await get(url)).status, url).toBe(404)
  const { body: found } = await get(`/api/public/products?ids=${product.id}`)
  expect(found.items).toEqual([])
  const quote = await putCheckout(floor(), cart, { itemIds: cart.itemIds, addressId: cart.addressId })
  expect(quote.body.problems).toMatchObject([{ code: 'shop_closed' }])
  expect(quote.body.problems[0].backOn).toBeUndefined()

  expect((await get('/api/seller/shop', token)).body).toMatchObject({
    status: 'suspended',
    statusReason: 'A check.',
  })
  const edit = () =>
    floor().call({
      method: 'PATCH',
      url: '/api/seller/shop',
      token,
      headers: { 'if-match': '"1"' },
      payload: { tagline: 'Hello' },
    })
  expect((await edit()).body.code).toBe('seller.shop_suspended')
  expect((await order.asSeller('confirm')).status).toBe(200)

  await inTx(db, tx => reopenShop(tx, slug, decision()))
  expect((await get(`/api/public/products/${product.slug}`)).status).toBe(200)
  expect((await get(`/api/public/products/${draft.slug}`)).status).toBe(404)
  expect(await rows()).toEqual(before)
  expect((await edit()).status).toBe(200)
})

test('[SEL-03] keeps the pages of a shop on vacation, with its return date and without sales', async () => {
  const { db } = floor().deps
  const shop = await createShop(db, { timeZone: 'Pacific/Auckland' })
  const owner = await memberOf(floor(), shop.id)
  const product = await createProduct(db, shop.id)
  const cart = await buyerOf(floor(), [product])
  const day = (ahead: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format(
      new Date(floor().clock.now().getTime() + ahead * 86_400_000),
    )
  const pause = (version: number, payload: object, token = owner.token) =>
    floor().call({
      method: 'PUT',
      url: '/api/seller/shop/pause',
      token,
      headers: { 'if-match': `"${version}"` },
      payload,
    })
  expect((await pause(1, { from: day(2), until: day(1), note: '' })).body.fields).toMatchObject([
    { pointer: '/until' },
  ])
  const [from, until] = [day(0), day(2)]
  expect((await pause(1, { from, until, note: 'At the fair.' })).body).toMatchObject({
    isPaused: true,
    closedUntil: until,
    version: 2,
  })
  const shown = { pause: { backOn: day(3), note: 'At the fair.' } }
  const { body: page } = await get(`/api/public/products/${product.slug}`)
  expect(page.shop).toMatchObject(shown)
  expect((await get(`/api/public/shops/${page.shop.slug}`)).body).toMatchObject(shown)
  const own = await get(`/api/public/products?shop=${page.shop.slug}`)
  expect(own.body.items).toHaveLength(1)
  await expect(addToCart(floor(), cart, { productId: product.id })).rejects.toThrow('sells again from')
  const { body: carts } = await get('/api/cart/findAll', cart.token)
  expect(carts[0].cartDTOList[0].problems).toMatchObject([{ code: 'shop_closed', backOn: day(3) }])

  // It ends automatically; a job records that.
  floor().clock.advance(3 * 86_400_000)
  await runJob(floor(), 'pause-shops')
  const token = (await signIn(floor(), owner.email)).body.token
  expect((await get('/api/seller/shop', token)).body).toMatchObject({
    isPaused: false,
    closedFrom: null,
    closedUntil: null,
  })
  // It also begins automatically.
  await pause(2, { from: day(1), until: day(1), note: '' }, token)
  expect((await get('/api/seller/shop', token)).body.isPaused).toBe(false)
  floor().clock.advance(86_400_000)
  await runJob(floor(), 'pause-shops')
  const again = (await signIn(floor(), owner.email)).body.token
  expect((await get('/api/seller/shop', again)).body.isPaused).toBe(true)
})
