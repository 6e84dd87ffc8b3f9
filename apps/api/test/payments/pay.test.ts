import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { variants } from '../../src/modules/catalog/catalog.schema.ts'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { audit } from './audit.ts'
import {
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
import { timePasses } from './time.ts'

const floor = useShopFloor({ jobs: false, laterMs: 200 })

const get = (buyer: Buyer, id: string) =>
  floor().call({ method: 'GET', url: `/api/payments/${id}`, token: buyer.token })
const current = (buyer: Buyer) => floor().call({ method: 'GET', url: '/api/checkout', token: buyer.token })
const cartOf = async (buyer: Buyer) =>
  (await floor().call({ method: 'GET', url: '/api/cart/findAll', token: buyer.token })).body
const ordersOf = async (buyer: Buyer): Promise<unknown[]> =>
  (await floor().call({ method: 'GET', url: '/api/user/orders', token: buyer.token })).body.items
const stockOf = async (id: string) =>
  (await floor().deps.db.select().from(variants).where(eq(variants.id, id)))[0]!.stock

/** A buyer who has pressed Pay for one piece of ten. */
async function began(method = 'card') {
  const product = await stocked(floor(), [{ price: 2_000, stock: 10 }])
  const buyer = await buyerOf(floor(), [product])
  const checkout = await checkoutOf(floor(), buyer)
  const { status, body, text } = await startPayment(floor(), buyer, checkout, method)
  if (status !== 200) throw new Error(`start: ${text}`)
  return { product, variantId: product.variants[0]!.id, buyer, checkout, payment: body }
}

/** The same, with this card typed in. */
async function carded(lastFour: string) {
  const all = await began()
  await floor().provider.pay(all.payment.reference, lastFour)
  return all
}

const decide = (reference: string, decision: object) =>
  floor().provider.call(`/v1/intents/${reference}/decide`, decision)

describe('paying', () => {
  test('[CHK-04] what was paid once becomes one order for each shop, and leaves the cart', async () => {
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
    expect((await current(buyer)).body.payment).toEqual(started.body)
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
    expect((await current(buyer)).body).toMatchObject({ status: 'placed', orderNumber: checkout.number })
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

  test('[CHK-01] what was not selected, and what was added meanwhile, stays in the cart', async () => {
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

  test('[CHK-06] 30 starts at once are one payment, 100 confirms one order with one number', async () => {
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

  test('a hash that no longer fits is answered with what it costs now', async () => {
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

  test('what stands in the way is said before anything is taken', async () => {
    const product = await stocked(floor(), [{ stock: 3 }])
    const buyer = await buyerOf(floor(), [product], 3)
    const { body: checkout } = await putCheckout(floor(), buyer, { itemIds: buyer.itemIds })
    expect(await startPayment(floor(), buyer, checkout)).toMatchObject({
      status: 409,
      body: { code: 'checkout.changed', checkout: { problems: [{ code: 'address_incomplete' }] } },
    })
    expect(await stockOf(product.variants[0]!.id)).toBe(3)
  })

  test('the pieces that a buyer holds are in stock for this buyer, and for nobody else', async () => {
    const product = await stocked(floor(), [{ stock: 2 }])
    const [first, second] = [await buyerOf(floor(), [product], 2), await buyerOf(floor(), [product], 2)]
    const [own, other] = [await checkoutOf(floor(), first), await checkoutOf(floor(), second)]
    expect((await startPayment(floor(), first, own)).status).toBe(200)
    expect((await current(first)).body.problems).toEqual([])
    expect((await startPayment(floor(), first, own)).status).toBe(200)
    expect(await startPayment(floor(), second, other)).toMatchObject({
      status: 409,
      body: { checkout: { problems: [{ code: 'out_of_stock' }] } },
    })
  })
})

describe('a payment that fails', () => {
  test.each([
    ['0010', 'declined'],
    ['0028', 'insufficient_funds'],
  ])('[CHK-04] by card %s keeps cart, address and choices, and another card pays', async (card, code) => {
    const { buyer, checkout, payment, variantId } = await carded(card)
    const failed = await confirm(floor(), buyer, payment.id)
    expect(failed).toMatchObject({
      status: 200,
      body: { status: 'failed', failure: { code, mayRetry: true } },
    })
    const again = (await current(buyer)).body
    expect(again).toMatchObject({ id: checkout.id, status: 'open', address: checkout.address })
    expect(again.amountHash).toBe(checkout.amountHash)
    expect(await cartOf(buyer)).toHaveLength(1)
    const second = await startPayment(floor(), buyer, again)
    expect(second.body).toMatchObject({ status: 'pending' })
    expect(second.body.id).not.toBe(payment.id)
    expect(await stockOf(variantId)).toBe(9)
    await floor().provider.pay(second.body.reference, '0002')
    expect(await confirm(floor(), buyer, second.body.id)).toMatchObject({ body: { status: 'paid' } })
    expect(await stockOf(variantId)).toBe(9)
  })

  test('after a second step that was refused; one that was approved pays', async () => {
    for (const [answer, status] of [
      ['refuse', 'failed'],
      ['approve', 'paid'],
    ] as const) {
      const { buyer, payment } = await carded('0036')
      expect(await confirm(floor(), buyer, payment.id)).toMatchObject({ body: { status: 'pending' } })
      await floor().provider.call(`/v1/intents/${payment.reference}/action`, { answer })
      expect(await confirm(floor(), buyer, payment.id)).toMatchObject({ body: { status } })
    }
  })

  test('another method closes the payment before it, with the same pieces', async () => {
    const { buyer, checkout, payment, variantId } = await carded('0002')
    const wallet = await startPayment(floor(), buyer, checkout, 'wallet')
    expect(wallet.body).toMatchObject({ status: 'pending', method: 'wallet' })
    expect(await stockOf(variantId)).toBe(9)
    // The first one was approved, and is never captured.
    expect(await confirm(floor(), buyer, payment.id)).toMatchObject({ body: { status: 'expired' } })
    const [intent] = (await floor().provider.ledger()).filter(({ id }) => id === payment.reference)
    expect(intent).toMatchObject({ state: 'approved', capture: null })
  })

  test('nothing paid in 15 minutes gives the pieces back; the same checkout can be paid afterwards', async () => {
    const { buyer, checkout, payment, variantId } = await began()
    expect(await stockOf(variantId)).toBe(9)
    await runJob(floor(), 'release-stock')
    expect(await stockOf(variantId)).toBe(9)
    await timePasses(floor().deps.db, 16)
    await runJob(floor(), 'release-stock')
    expect(await stockOf(variantId)).toBe(10)
    expect((await get(buyer, payment.id)).body).toMatchObject({
      status: 'expired',
      failure: { code: 'expired' },
      expiresAt: null,
    })
    // Approved a moment too late: nothing is taken.
    await floor().provider.pay(payment.reference, '0002')
    expect(await confirm(floor(), buyer, payment.id)).toMatchObject({ body: { status: 'expired' } })
    expect((await startPayment(floor(), buyer, checkout)).body.status).toBe('pending')
  })

  test('a provider that does not answer is no failure: the same payment goes on later', async () => {
    const product = await stocked(floor())
    const buyer = await buyerOf(floor(), [product])
    const checkout = await checkoutOf(floor(), buyer)
    await floor().provider.kill()
    expect(await startPayment(floor(), buyer, checkout)).toMatchObject({
      status: 503,
      body: { code: 'payment.unavailable' },
    })
    const { id } = (await current(buyer)).body.payment
    expect(await confirm(floor(), buyer, id)).toMatchObject({ status: 503 })
    await floor().provider.start()
    const again = await startPayment(floor(), buyer, checkout)
    expect(again).toMatchObject({ status: 200, body: { id, reference: expect.stringMatching(/^ti_/) } })
  })
})

describe('money at the wrong time', () => {
  test('[CHK-04] an answer that never comes is found a moment later', async () => {
    const { buyer, checkout, payment } = await carded('0044')
    const answer = await confirm(floor(), buyer, payment.id)
    expect(answer).toMatchObject({ body: { status: 'paid', orderNumber: checkout.number } })
  })

  test.each([
    ['0051', 'paid'],
    ['0069', 'failed'],
  ])('a review of card %s ends as %s, by a webhook', async (card, end) => {
    const { buyer, payment, variantId } = await carded(card)
    expect(await confirm(floor(), buyer, payment.id)).toMatchObject({ body: { status: 'in_review' } })
    // Another checkout may begin meanwhile, and what is reviewed keeps its pieces.
    await timePasses(floor().deps.db, 60)
    await runJob(floor(), 'release-stock')
    expect(await stockOf(variantId)).toBe(9)
    await expect
      .poll(async () => {
        await runJob(floor(), 'check-payments')
        await timePasses(floor().deps.db, 60)
        return (await get(buyer, payment.id)).body.status
      })
      .toBe(end)
    expect(await ordersOf(buyer)).toHaveLength(end === 'paid' ? 1 : 0)
  })

  test('late money becomes the order while the pieces can still be had', async () => {
    const { buyer, payment, variantId } = await began()
    await timePasses(floor().deps.db, 16)
    await runJob(floor(), 'release-stock')
    await decide(payment.reference, { state: 'captured' })
    await runJob(floor(), 'advance-payment', { paymentId: payment.id, source: 'webhook' })
    expect((await get(buyer, payment.id)).body).toMatchObject({ status: 'paid' })
    expect(await stockOf(variantId)).toBe(9)
  })

  test.each([
    ['sold_out', 'late money for what is sold out', {}],
    ['amount_differs', 'another amount than was agreed', { amountMinor: 1 }],
  ])('%s: %s goes back whole, and the buyer is told', async (code, _, more) => {
    const { buyer, payment, variantId } = await began()
    await timePasses(floor().deps.db, 16)
    await runJob(floor(), 'release-stock')
    if (code === 'sold_out')
      await floor().deps.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId))
    await decide(payment.reference, { state: 'captured', ...more })
    await runJob(floor(), 'advance-payment', { paymentId: payment.id, source: 'webhook' })
    expect((await get(buyer, payment.id)).body).toMatchObject({
      status: 'refunding',
      failure: { code, mayRetry: false },
    })
    await Promise.all(Array.from({ length: 5 }, () => runJob(floor(), 'refund-payments')))
    expect((await get(buyer, payment.id)).body).toMatchObject({ status: 'refunded' })
    expect(await ordersOf(buyer)).toEqual([])
    const sent = await floor().deps.db.select().from(emails).where(eq(emails.recipient, buyer.email))
    expect(sent.filter(({ kind }) => kind === 'payment-refunded')).toHaveLength(1)
  })

  test('a second payment of what is paid already goes back whole', async () => {
    const { buyer, checkout, payment } = await began()
    const second = await startPayment(floor(), buyer, checkout, 'wallet')
    await floor().provider.pay(second.body.reference, '0002')
    expect(await confirm(floor(), buyer, second.body.id)).toMatchObject({ body: { status: 'paid' } })
    await decide(payment.reference, { state: 'captured' })
    await runJob(floor(), 'advance-payment', { paymentId: payment.id, source: 'clock' })
    await runJob(floor(), 'refund-payments')
    expect((await get(buyer, payment.id)).body).toMatchObject({
      status: 'refunded',
      failure: { code: 'duplicate' },
    })
    expect(await ordersOf(buyer)).toHaveLength(1)
  })
})

test('all of it agrees with the ledger of the provider', async () => {
  await runJob(floor(), 'refund-payments')
  const { orders, refunds } = await audit(floor())
  expect(orders).toBeGreaterThan(8)
  expect(refunds).toBe(3)
})
