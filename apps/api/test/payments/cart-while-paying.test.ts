import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cartItems } from '../../src/modules/cart/cart.schema.ts'
import { meanwhile } from '../meanwhile.ts'
import { openShop } from '../seller/shop-desk.ts'
import {
  addToCart,
  type Buyer,
  buyerOf,
  checkoutOf,
  confirm,
  putCheckout,
  runJob,
  startPayment,
  stocked,
  useShopFloor,
} from './shop-floor.ts'
import { createTill } from './till.ts'

const floor = useShopFloor({ jobs: false, laterMs: 600_000 })
const { began, paymentOf, stockOf } = createTill(floor)

const piecesOf = async ({ id }: Buyer) => {
  const lines = await floor().deps.db.select().from(cartItems).where(eq(cartItems.userId, id))
  return lines.map(({ quantity }) => quantity)
}
const setQuantity = ({ token, itemIds }: Buyer, quantity: number) =>
  floor().call({ method: 'GET', url: `/api/cart/changeQuantity/${itemIds[0]}/${quantity}`, token })
/** Merges a guest's cart, as a browser does at login. */
const merge = ({ token }: Buyer, productId: string, quantity = 1) =>
  floor().call({
    method: 'POST',
    url: '/api/cart/add-multiple',
    token,
    payload: [{ product: { id: productId }, quantity, optionIds: [] }],
  })

describe('what was bought leaves the cart', () => {
  test.each([
    ['one item more', 1, 2, [1]],
    ['one item less', 2, 1, []],
  ])(
    'leaves the difference in the cart when %s is put in at the same moment',
    async (_, bought, after, left) => {
      const product = await stocked(floor(), [{ stock: 10 }])
      const buyer = await buyerOf(floor(), [product], bought)
      const { body: payment } = await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
      await floor().provider.pay(payment.reference, '0002')
      const change = 'update cart_items set quantity = $2 where id = $1'
      await meanwhile(floor().database.pool, [change, buyer.itemIds[0], after], () => [
        confirm(floor(), buyer, payment.id),
      ])
      expect(await paymentOf(buyer, payment.id)).toMatchObject({ status: 'paid' })
      expect(await piecesOf(buyer)).toEqual(left)
    },
  )

  test('keeps a guest’s cart that is merged at the same moment', async () => {
    const { buyer, product } = await began()
    const take = 'delete from cart_items where id = $1'
    await meanwhile(floor().database.pool, [take, buyer.itemIds[0]], () => [merge(buyer, product.id)])
    expect(await piecesOf(buyer)).toEqual([1])
  })
})

describe('items that their own buyer is paying for', () => {
  async function payingForThreeOfFour() {
    const product = await stocked(floor(), [{ stock: 4 }])
    const buyer = await buyerOf(floor(), [product], 3)
    const { body } = await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
    expect(await stockOf(product.variants[0]!.id)).toBe(1)
    return { product, buyer, payment: body }
  }

  test('are not cut out of the cart when a guest’s cart joins it', async () => {
    const { buyer, product } = await payingForThreeOfFour()
    const { body } = await merge(buyer, product.id, 2)
    expect(body.receipt).toMatchObject([{ outcome: 'capped', quantity: 4 }])
    expect(await piecesOf(buyer)).toEqual([4])
  })

  test('leave room for the remaining ones', async () => {
    const { buyer, product } = await payingForThreeOfFour()
    await addToCart(floor(), buyer, { productId: product.id })
    expect(await piecesOf(buyer)).toEqual([4])
    await expect(addToCart(floor(), buyer, { productId: product.id })).rejects.toThrow(
      'All 4 that you can buy are already in your cart.',
    )
  })

  test('are none to add to the shelf when the shop begins to count them', async () => {
    const desk = await openShop(floor())
    const uncounted = { variants: [{ price: 24, stock: { from: null, to: null } }] }
    const products = [await desk.product(uncounted), await desk.product(uncounted)]
    const ids: string[] = products.map(({ variants }) => variants[0].id)
    for (const { id } of products) {
      const buyer = await buyerOf(floor(), [{ id, variants: [{ optionIds: [] }] }], 2)
      expect((await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))).status).toBe(200)
    }
    // Ten lie on the shelf, and two of them are held.
    const stock = { from: null, to: 10 }
    expect((await desk.post(`variants/${ids[0]}/stock`, stock)).status).toBe(200)
    const { id, version } = products[1]
    const edited = await desk.patch(`products/${id}`, version, { variants: [{ id: ids[1], stock }] })
    expect(edited.status, edited.text).toBe(200)
    expect(await Promise.all(ids.map(stockOf))).toEqual([8, 8])

    await floor().deps.db.execute(sql`update stock_reservations set expires_at = now() - interval '1 minute'`)
    await runJob(floor(), 'release-stock')
    expect(await Promise.all(ids.map(stockOf))).toEqual([10, 10])
  })
})

test('Pay leads to a payment of the selection, even after another tab raised it and undid that', async () => {
  const { buyer, checkout, payment } = await began()
  const wanted = { itemIds: buyer.itemIds, addressId: buyer.addressId }
  await setQuantity(buyer, 2)
  expect((await putCheckout(floor(), buyer, wanted)).body.amountHash).not.toBe(checkout.amountHash)
  await setQuantity(buyer, 1)
  const { body: again } = await startPayment(floor(), buyer, checkout)
  await floor().provider.pay(again.reference, '0002')
  expect(await confirm(floor(), buyer, again.id)).toMatchObject({ body: { status: 'paid' } })
  expect(await paymentOf(buyer, payment.id)).toMatchObject({ status: 'expired' })
})
