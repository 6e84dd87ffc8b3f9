import { expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { bought } from '../orders/order-desk.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { deskOf } from './shop-desk.ts'

const floor = useShopFloor({ jobs: false })

test('[SEL-05] names a variant with an open order before it is removed, and ships the order', async () => {
  const order = await bought(floor(), [{ price: 2_000, quantity: 2, stock: 10 }])
  const desk = deskOf(floor(), order.shop, order.seller)
  const { id } = order.products[0]!
  const glaze = {
    id: newId(),
    name: 'Glaze',
    values: ['Lagoon', 'Ember'].map(value => ({ id: newId(), value })),
  }
  const parted = await desk.patch(`products/${id}`, 1, { options: [glaze] })
  expect(parted.body.variants, parted.text).toMatchObject([{ stock: 8 }, { stock: 0 }])
  const [option] = parted.body.options
  const without = {
    options: [{ ...option, values: option.values.slice(1) }],
    variants: [{ id: parted.body.variants[1].id, price: 20 }],
  }
  const refused = await desk.patch(`products/${id}`, 2, without)
  expect(refused.body, refused.text).toMatchObject({
    code: 'product.variants_would_go',
    removal: { variants: [{ label: 'Lagoon', stock: 8, openOrders: 1 }], pieces: 8, openOrders: 1 },
  })
  const removed = await desk.patch(`products/${id}`, 2, { ...without, confirmRemoval: true })
  expect(removed.body.variants, removed.text).toMatchObject([{ price: 20, isActive: true }])
  expect((await order.asSeller('fulfillments')).status).toBe(200)

  const token = order.buyer.token
  const cart = await floor().call({ method: 'GET', url: '/api/cart/findAll', token })
  expect(cart.status).toBe(200)
})
