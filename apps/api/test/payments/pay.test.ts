import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { variants } from '../../src/modules/catalog/catalog.schema.ts'
import { audit } from './audit.ts'
import {
  type Buyer,
  buyerOf,
  checkoutOf,
  confirm,
  putCheckout,
  startPayment,
  stocked,
  useShopFloor,
} from './shop-floor.ts'
import { createTill } from './till.ts'

const floor = useShopFloor({ jobs: false, laterMs: 200 })
const { cartOf, currentOf, ordersOf, stockOf } = createTill(floor)

describe('paying', () => {
  test('[CHK-04] turns one payment into an order for each shop, and empties the cart of its lines', async () => {
    const api = floor()
    const mug = await stocked(api, [{ price: 2_400 }], { taxRateBasisPoints: 2_000 })
    const lamp = await stocked(api, [{ price: 9_900, sale: 7_900 }])
    const buyer = await buyerOf(api, [mug, lamp], 2)
    const checkout = await checkoutOf(api, buyer)
    expect(checkout).toMatchObject({ status: 'open', total: 219.98, problems: [] })

    const started = await startPayment(api, buyer, checkout)
    expect(started).toMatchObject({
      status: 200,
      body: { status: 'pending', amount: 219.98, isTest: true, expiresAt: expect.any(String) },
    })
    expect((await currentOf(buyer)).payment).toEqual(started.body)
    await api.provider.pay(started.body.reference, '0002')
    const paid = await confirm(api, buyer, started.body.id)
    expect(paid).toMatchObject({
      status: 200,
      body: { status: 'paid', orderNumber: checkout.number, instrument: 'Test card ···· 0002' },
    })
    expect(await ordersOf(buyer)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ number: `${checkout.number}-1`, total: 54.99, badge: 'placed' }),
        expect.objectContaining({ number: `${checkout.number}-2`, total: 164.99, badge: 'placed' }),
      ]),
    )
    expect(await cartOf(buyer)).toEqual([])
    expect(await currentOf(buyer)).toMatchObject({ status: 'placed', orderNumber: checkout.number })
    const { rows } = await api.deps.db.execute(sql`
      select o.number, o.tax_minor::int, e.kind, e.amount_minor::int from orders o
      join ledger_entries e on e.order_id = o.id where o.number like ${`${checkout.number}%`} order by o.number, e.id`)
    expect(rows).toEqual([
      { number: `${checkout.number}-1`, tax_minor: 917, kind: 'sale', amount_minor: 4_800 },
      { number: `${checkout.number}-1`, tax_minor: 917, kind: 'shipping', amount_minor: 699 },
      { number: `${checkout.number}-1`, tax_minor: 917, kind: 'commission', amount_minor: -384 },
      { number: `${checkout.number}-2`, tax_minor: 0, kind: 'sale', amount_minor: 15_800 },
      { number: `${checkout.number}-2`, tax_minor: 0, kind: 'shipping', amount_minor: 699 },
      { number: `${checkout.number}-2`, tax_minor: 0, kind: 'commission', amount_minor: -1_264 },
    ])
  })

  test('[CHK-01] keeps unselected lines, and lines that were added since, in the cart', async () => {
    const [bought, kept] = [await stocked(floor()), await stocked(floor())]
    const buyer = await buyerOf(floor(), [bought, kept], 2)
    const { body: checkout } = await putCheckout(floor(), buyer, {
      itemIds: [buyer.itemIds[0]],
      addressId: buyer.addressId,
    })
    const { body } = await startPayment(floor(), buyer, checkout)
    const url = `/api/cart/changeQuantity/${buyer.itemIds[0]}/5`
    await floor().call({ method: 'GET', url, token: buyer.token })
    await floor().provider.pay(body.reference, '0002')
    expect(await confirm(floor(), buyer, body.id)).toMatchObject({ body: { status: 'paid' } })
    const left = (await cartOf(buyer)).flatMap((group: { cartDTOList: { id: string; quantity: number }[] }) =>
      group.cartDTOList.map(({ id, quantity }) => [id, quantity]),
    )
    expect(left).toEqual([
      [buyer.itemIds[0], 3],
      [buyer.itemIds[1], 2],
    ])
  })

  test('[CHK-06] makes one payment of 30 concurrent starts, and one order of 100 confirms', async () => {
    const product = await stocked(floor(), [{ stock: 10 }])
    const buyer = await buyerOf(floor(), [product])
    const checkout = await checkoutOf(floor(), buyer)
    const starts = await Promise.all(Array.from({ length: 30 }, () => startPayment(floor(), buyer, checkout)))
    expect(new Set(starts.map(({ status, body }) => `${status} ${body.id} ${body.reference}`)).size).toBe(1)
    expect(await stockOf(product.variants[0]!.id)).toBe(9)
    const { id, reference } = starts[0]!.body
    await floor().provider.pay(reference, '0002')
    const confirms = await Promise.all(Array.from({ length: 100 }, () => confirm(floor(), buyer, id)))
    expect(new Set(confirms.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(confirms[0]).toMatchObject({ status: 200, body: { status: 'paid', orderNumber: checkout.number } })
    expect(await ordersOf(buyer)).toHaveLength(1)
    expect(await stockOf(product.variants[0]!.id)).toBe(9)
  })

  test('answers an outdated amount hash with the current total', async () => {
    const product = await stocked(floor(), [{ price: 2_000 }])
    const buyer = await buyerOf(floor(), [product])
    const checkout = await checkoutOf(floor(), buyer)
    await floor()
      .deps.db.update(variants)
      .set({ priceMinor: 2_500 })
      .where(eq(variants.productId, product.id))
    const refused = await startPayment(floor(), buyer, checkout)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'checkout.changed', checkout: { total: 31.99, problems: [{ code: 'price_changed' }] } },
    })
    // The new price can be accepted.
    const accepted = await startPayment(floor(), buyer, refused.body.checkout)
    expect(accepted).toMatchObject({ status: 200, body: { amount: 31.99 } })
    // A later change of the price does not touch what was accepted.
    await floor()
      .deps.db.update(variants)
      .set({ priceMinor: 9_900 })
      .where(eq(variants.productId, product.id))
    await floor().provider.pay(accepted.body.reference, '0002')
    expect(await confirm(floor(), buyer, accepted.body.id)).toMatchObject({
      body: { status: 'paid', amount: 31.99 },
    })
  })

  test('returns all problems before it reserves stock', async () => {
    const product = await stocked(floor(), [{ stock: 3 }])
    const buyer = await buyerOf(floor(), [product], 3)
    const { body: checkout } = await putCheckout(floor(), buyer, { itemIds: buyer.itemIds })
    expect(await startPayment(floor(), buyer, checkout)).toMatchObject({
      status: 409,
      body: { code: 'checkout.changed', checkout: { problems: [{ code: 'address_incomplete' }] } },
    })
    expect(await stockOf(product.variants[0]!.id)).toBe(3)
  })

  test('counts reserved items as in stock for their buyer only', async () => {
    const product = await stocked(floor(), [{ stock: 2 }])
    const [first, second] = [await buyerOf(floor(), [product], 2), await buyerOf(floor(), [product], 2)]
    const [own, other] = [await checkoutOf(floor(), first), await checkoutOf(floor(), second)]
    expect((await startPayment(floor(), first, own)).status).toBe(200)
    expect((await currentOf(first)).problems).toEqual([])
    const problemsOf = async (buyer: Buyer) => (await cartOf(buyer))[0].cartDTOList[0].problems
    expect(await problemsOf(first)).toEqual([])
    expect(await problemsOf(second)).toMatchObject([{ code: 'out_of_stock' }])
    expect((await startPayment(floor(), first, own)).status).toBe(200)
    expect(await startPayment(floor(), second, other)).toMatchObject({
      status: 409,
      body: { checkout: { problems: [{ code: 'out_of_stock' }] } },
    })
  })
})

test('all of it agrees with the ledger of the provider', async () => {
  const { orders } = await audit(floor())
  expect(orders).toBeGreaterThan(2)
})
