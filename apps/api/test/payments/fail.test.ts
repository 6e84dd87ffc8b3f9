import { describe, expect, test } from 'vitest'
import { signedUp } from '../fixtures.ts'
import { audit } from './audit.ts'
import {
  addToCart,
  buyerOf,
  checkoutOf,
  confirm,
  runJob,
  startPayment,
  stocked,
  useShopFloor,
} from './shop-floor.ts'
import { createTill } from './till.ts'
import { timePasses } from './time.ts'

const floor = useShopFloor({ jobs: false, laterMs: 200 })
const { began, carded, cartOf, currentOf, paymentOf, stockOf } = createTill(floor)

describe('a payment that fails', () => {
  test.each([
    ['0010', 'declined'],
    ['0028', 'insufficient_funds'],
  ])(
    '[CHK-04] keeps cart, address and choices when card %s is declined, and another card pays',
    async (card, code) => {
      const { buyer, checkout, payment, variantId } = await carded(card)
      const failed = await confirm(floor(), buyer, payment.id)
      expect(failed).toMatchObject({
        status: 200,
        body: { status: 'failed', failure: { code, mayRetry: true } },
      })
      const again = await currentOf(buyer)
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
    },
  )

  test.each(['keeps the cart', 'removes the line'])(
    '[CHK-06] makes the last item available to others at once when its buyer %s after a decline',
    async what => {
      const product = await stocked(floor(), [{ stock: 1 }])
      const [buyer, other] = await Promise.all([buyerOf(floor(), [product]), signedUp(floor())])
      const payment = await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
      expect(await stockOf(product.variants[0]!.id)).toBe(0)
      await floor().provider.pay(payment.body.reference, '0010')
      expect(await confirm(floor(), buyer, payment.body.id)).toMatchObject({ body: { status: 'failed' } })
      if (what === 'removes the line')
        await floor().call({
          method: 'DELETE',
          url: `/api/cart/remove/${buyer.itemIds[0]}`,
          token: buyer.token,
        })
      expect(await stockOf(product.variants[0]!.id)).toBe(1)
      await addToCart(floor(), other, { productId: product.id })
    },
  )

  test('fails after a refused second step, and pays after an approved one', async () => {
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

  test('another method closes the payment before it, with the same items', async () => {
    const { buyer, checkout, payment, variantId } = await carded('0002')
    const wallet = await startPayment(floor(), buyer, checkout, 'wallet')
    expect(wallet.body).toMatchObject({ status: 'pending', method: 'wallet' })
    expect(await stockOf(variantId)).toBe(9)
    // The first one was approved, and is never captured.
    expect(await confirm(floor(), buyer, payment.id)).toMatchObject({ body: { status: 'expired' } })
    const [intent] = (await floor().provider.ledger()).filter(({ id }) => id === payment.reference)
    expect(intent).toMatchObject({ state: 'approved', capture: null })
  })

  test('releases the items after 15 minutes, and lets the same checkout be paid later', async () => {
    const { buyer, checkout, payment, variantId } = await began()
    expect(await stockOf(variantId)).toBe(9)
    await runJob(floor(), 'release-stock')
    expect(await stockOf(variantId)).toBe(9)
    await timePasses(floor().deps.db, 16)
    await runJob(floor(), 'release-stock')
    expect(await stockOf(variantId)).toBe(10)
    expect(await paymentOf(buyer, payment.id)).toMatchObject({
      status: 'expired',
      failure: { code: 'expired' },
      expiresAt: null,
    })
    // Approved a moment too late: nothing is taken.
    await floor().provider.pay(payment.reference, '0002')
    expect(await confirm(floor(), buyer, payment.id)).toMatchObject({ body: { status: 'expired' } })
    expect((await startPayment(floor(), buyer, checkout)).body.status).toBe('pending')
  })

  test('continues the same payment after the provider did not answer', async () => {
    const product = await stocked(floor())
    const buyer = await buyerOf(floor(), [product])
    const checkout = await checkoutOf(floor(), buyer)
    await floor().provider.kill()
    expect(await startPayment(floor(), buyer, checkout)).toMatchObject({
      status: 503,
      body: { code: 'payment.unavailable' },
    })
    const { id } = (await currentOf(buyer)).payment
    expect(await confirm(floor(), buyer, id)).toMatchObject({ status: 503 })
    await floor().provider.start()
    const again = await startPayment(floor(), buyer, checkout)
    expect(again).toMatchObject({ status: 200, body: { id, reference: expect.stringMatching(/^ti_/) } })
  })
})

test('all of it agrees with the ledger of the provider', async () => {
  const { orders } = await audit(floor())
  expect(orders).toBeGreaterThan(2)
})
