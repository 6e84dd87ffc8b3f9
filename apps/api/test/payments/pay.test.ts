import { expect, test } from 'vitest'
import { buyerOf, checkoutOf, confirm, startPayment, stocked, useShopFloor } from './shop-floor.ts'

const floor = useShopFloor()

test('[CHK-04] what was paid once becomes one order for each shop, and leaves the cart', async () => {
  const api = floor()
  const mug = await stocked(api, [{ price: 2_400 }])
  const lamp = await stocked(api, [{ price: 9_900, sale: 7_900 }])
  const buyer = await buyerOf(api, [mug, lamp], 2)
  const checkout = await checkoutOf(api, buyer)
  expect(checkout).toMatchObject({ status: 'open', total: 219.98, problems: [] })

  const started = await startPayment(api, buyer, checkout)
  expect(started).toMatchObject({ status: 200, body: { status: 'pending', amount: 219.98, isTest: true } })
  await api.provider.pay(started.body.reference, '0002')
  const paid = await confirm(api, buyer, started.body.id)
  expect(paid).toMatchObject({ status: 200, body: { status: 'paid', orderNumber: checkout.number } })

  const orders = await api.call({ method: 'GET', url: '/api/user/orders', token: buyer.token })
  expect(
    orders.body.items.map((order: { number: string; total: number }) => [order.number, order.total]),
  ).toEqual(
    expect.arrayContaining([
      [`${checkout.number}-1`, 54.99],
      [`${checkout.number}-2`, 164.99],
    ]),
  )
  const cart = await api.call({ method: 'GET', url: '/api/cart/findAll', token: buyer.token })
  expect(cart.body).toEqual([])
})
