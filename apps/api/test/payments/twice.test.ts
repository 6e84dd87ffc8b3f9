import { describe, expect, test } from 'vitest'
import { addToCart, confirm, putCheckout, startPayment, useShopFloor } from './shop-floor.ts'
import { createTill } from './till.ts'

const floor = useShopFloor({ jobs: false, laterMs: 600_000 })
const { began, carded, cartOf, currentOf, ordersOf } = createTill(floor)

describe('what is in the cart is bought once', () => {
  test('offers no other checkout of it while its payment is reviewed', async () => {
    const { buyer, payment } = await carded('0051')
    expect(await confirm(floor(), buyer, payment.id)).toMatchObject({ body: { status: 'in_review' } })
    expect(await putCheckout(floor(), buyer, { itemIds: buyer.itemIds })).toMatchObject({
      status: 404,
      body: { code: 'cart.item_not_found' },
    })
  })

  test('one more item can be bought in the meantime, and that alone', async () => {
    const { buyer, payment, product } = await carded('0051')
    await confirm(floor(), buyer, payment.id)
    await addToCart(floor(), buyer, { productId: product.id })
    const { body } = await putCheckout(floor(), buyer, { itemIds: buyer.itemIds })
    expect(body.groups[0].lines).toMatchObject([{ quantity: 1 }])
  })

  test('refuses payment of a checkout that was made before it left the cart', async () => {
    const { buyer, checkout } = await began()
    await floor().call({ method: 'DELETE', url: `/api/cart/remove/${buyer.itemIds[0]}`, token: buyer.token })
    expect(await startPayment(floor(), buyer, checkout, 'wallet')).toMatchObject({ status: 404 })
  })

  test('buys it once when many independent tabs pay at once', async () => {
    const { buyer, payment } = await carded('0002')
    const again = async () => {
      const quoted = await putCheckout(floor(), buyer, { itemIds: buyer.itemIds, addressId: buyer.addressId })
      if (quoted.status !== 200) return
      const begun = await startPayment(floor(), buyer, quoted.body, 'wallet')
      if (begun.status !== 200) return
      await floor()
        .provider.pay(begun.body.reference, '0002')
        .catch(() => undefined)
      await confirm(floor(), buyer, begun.body.id)
    }
    await Promise.all([confirm(floor(), buyer, payment.id), again(), again(), again()])
    expect(await ordersOf(buyer)).toHaveLength(1)
    expect(await cartOf(buyer)).toEqual([])
    // Holds even if a tab made another checkout of it a moment before.
    expect(await currentOf(buyer)).toMatchObject({ status: 'placed' })
  })
})
