import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { products, variants } from '../../src/modules/catalog/catalog.schema.ts'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../../src/ports/payment.ts'
import { importText } from '../catalog/import-text.ts'
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

/** Methods that replace the provider's, to simulate faults of the network. */
let between: Partial<PaymentProvider> = {}

const floor = useShopFloor({
  jobs: false,
  wrap: provider => ({
    ...provider,
    open: intent => (between.open ?? provider.open)(intent),
    refund: (...given) => (between.refund ?? provider.refund)(...given),
    read: reference => (between.read ?? provider.read)(reference),
    capture: (reference, key) => (between.capture ?? provider.capture)(reference, key),
  }),
})
beforeEach(() => {
  between = {}
})

const limited = useShopFloor({ jobs: false, config: { rateLimits: readConfig({}).rateLimits } })

const get = (buyer: Buyer, id: string) =>
  floor().call({ method: 'GET', url: `/api/payments/${id}`, token: buyer.token })
const stockOf = async (id: string) =>
  (await floor().deps.db.select().from(variants).where(eq(variants.id, id)))[0]!.stock
const advance = (paymentId: string) => runJob(floor(), 'advance-payment', { paymentId, source: 'webhook' })
const capturedAtProvider = (reference: string) =>
  floor().provider.call(`/v1/intents/${reference}/decide`, { state: 'captured' })

/** Holds a call of the provider until it is let go. */
function held() {
  let release = () => {}
  let arrived = () => {}
  const isLetGo = new Promise<void>(resolve => (release = resolve))
  const isThere = new Promise<void>(resolve => (arrived = resolve))
  return { release: () => release(), arrived: () => arrived(), isLetGo, isThere }
}

describe('two attempts at one checkout', () => {
  test('refunds late money of an older attempt without canceling the current one', async () => {
    const product = await stocked(floor(), [{ stock: 10 }])
    const buyer = await buyerOf(floor(), [product], 2)
    const first = await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
    const url = `/api/cart/changeQuantity/${buyer.itemIds[0]}/1`
    await floor().call({ method: 'GET', url, token: buyer.token })
    const { body: checkout } = await putCheckout(floor(), buyer, {
      itemIds: buyer.itemIds,
      addressId: buyer.addressId,
    })
    const second = await startPayment(floor(), buyer, checkout)
    expect(second.body.id).not.toBe(first.body.id)
    await floor().provider.pay(second.body.reference, '0002')

    const { deps, provider } = floor()
    await provider.hold({ call: 'capture', at: 'before', intent: second.body.reference })
    const confirming = confirm(floor(), buyer, second.body.id)
    await expect.poll(async () => (await provider.held()).length).toBe(1)
    await capturedAtProvider(first.body.reference)
    await advance(first.body.id)
    await provider.release()
    await confirming
    await deps.db.execute(sql`update payments set lease_until = null`)

    expect(await confirm(floor(), buyer, second.body.id)).toMatchObject({
      body: { status: 'paid', orderNumber: checkout.number },
    })
    expect((await get(buyer, first.body.id)).body).toMatchObject({
      status: 'refunding',
      failure: { code: 'amount_differs' },
    })
    expect(await stockOf(product.variants[0]!.id)).toBe(9)
  })

  test('a number that was paid under and sent back is not paid under again', async () => {
    const product = await stocked(floor(), [{ stock: 10 }])
    const buyer = await buyerOf(floor(), [product], 2)
    const before = await checkoutOf(floor(), buyer)
    const { body: payment } = await startPayment(floor(), buyer, before)
    await floor().provider.call(`/v1/intents/${payment.reference}/decide`, {
      state: 'captured',
      amountMinor: 1,
    })
    await advance(payment.id)
    expect((await get(buyer, payment.id)).body).toMatchObject({ failure: { code: 'amount_differs' } })
    expect(await stockOf(product.variants[0]!.id)).toBe(10)
    const { body: after } = await putCheckout(floor(), buyer, {
      itemIds: buyer.itemIds,
      addressId: buyer.addressId,
    })
    expect(after).toMatchObject({ status: 'open', problems: [] })
    expect(after.number).not.toBe(before.number)
  })

  test('a repeat that the provider refuses too late leaves a paid payment alone', async () => {
    const product = await stocked(floor())
    const buyer = await buyerOf(floor(), [product])
    const checkout = await checkoutOf(floor(), buyer)
    const slow = held()
    between.open = async () => {
      slow.arrived()
      await slow.isLetGo
      throw new ProviderRefused('DUPLICATE_REQUEST_ID', { buyerMayRetry: false })
    }
    const first = startPayment(floor(), buyer, checkout)
    await slow.isThere
    delete between.open
    const { body } = await startPayment(floor(), buyer, checkout)
    await floor().provider.pay(body.reference, '0002')
    expect(await confirm(floor(), buyer, body.id)).toMatchObject({ body: { status: 'paid' } })
    slow.release()
    expect((await first).body).toMatchObject({ id: body.id, status: 'paid' })
    expect((await get(buyer, body.id)).body).toMatchObject({ status: 'paid', failure: null })
  })
})

describe('what a buyer has agreed to', () => {
  test('is in the currency that the page shows, also when the marketplace has changed it', async () => {
    const product = await stocked(floor())
    const buyer = await buyerOf(floor(), [product])
    const { id } = await checkoutOf(floor(), buyer)
    await floor().deps.db.execute(sql`update checkouts set currency = 'JPY' where id = ${id}::uuid`)
    const { body: shown } = await floor().call({ method: 'GET', url: '/api/checkout', token: buyer.token })
    expect(shown).toMatchObject({ id, currency: 'USD' })
    const { body } = await startPayment(floor(), buyer, shown)
    expect(body).toMatchObject({ amount: shown.total, currency: 'USD' })
  })

  test('is the product by its name: a renamed one is shown again before it is paid', async () => {
    const product = await stocked(floor())
    const buyer = await buyerOf(floor(), [product])
    const checkout = await checkoutOf(floor(), buyer)
    await floor().deps.db.update(products).set({ name: 'An empty box' }).where(eq(products.id, product.id))
    expect(await startPayment(floor(), buyer, checkout)).toMatchObject({
      status: 409,
      body: { code: 'checkout.changed', checkout: { groups: [{ lines: [{ title: 'An empty box' }] }] } },
    })
  })
})

describe('items', () => {
  test('aren’t doubled if they are reserved while a file is imported', async () => {
    const { db } = floor().deps
    const { shopId } = await stocked(floor(), [{}])
    const [shop] = await db.select().from(shops).where(eq(shops.id, shopId))
    const importStock = (stock: number) =>
      importText(
        floor(),
        [
          'Handle,Title,Variant Inventory Tracker,Variant Inventory Qty,Variant Price',
          `pot-${shopId},Pot,shopify,${stock},20.00`,
        ].join('\n'),
        shop!.slug,
      )
    expect(await importStock(10)).toMatchObject({ created: 1, refused: [] })
    const [pot] = await db
      .select()
      .from(products)
      .where(and(eq(products.shopId, shopId), eq(products.name, 'Pot')))
    const [{ id: variantId } = { id: '' }] = await db
      .select()
      .from(variants)
      .where(eq(variants.productId, pot!.id))
    const buyer = await buyerOf(floor(), [{ id: pot!.id, variants: [{ optionIds: [] }] }], 2)
    const { body: payment } = await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
    expect(await stockOf(variantId)).toBe(8)

    // Ten lie on the shelf, and two of them are held.
    expect(await importStock(10)).toMatchObject({ unchanged: 1 })
    expect(await stockOf(variantId)).toBe(8)
    await db.execute(sql`update stock_reservations set expires_at = now() - interval '1 minute'`)
    await runJob(floor(), 'release-stock')
    expect((await get(buyer, payment.id)).body).toMatchObject({ status: 'expired' })
    expect(await stockOf(variantId)).toBe(10)
  })
})

describe('a payment that breaks whatever is done with it', () => {
  test('delays neither other payments nor the alerts about them', async () => {
    const { db } = floor().deps
    const product = await stocked(floor())
    const [broken, stuck] = await Promise.all(
      [0, 1].map(async () => {
        const buyer = await buyerOf(floor(), [product])
        return (await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))).body
      }),
    )
    await db.execute(
      sql`update payments set next_check_at = now() - interval '1 minute' where id = ${broken.id}::uuid`,
    )
    await db.execute(sql`update payments set status = 'capturing', updated_at = now() - interval '2 days'
      where id = ${stuck.id}::uuid`)
    between.read = async () => {
      throw new TypeError('what nobody thought of')
    }
    await expect(runJob(floor(), 'check-payments')).rejects.toThrow()
    const alerts = await db.select().from(emails).where(eq(emails.kind, 'payment-alert'))
    expect(alerts).toHaveLength(1)
  })
})

describe('a buyer in a hurry', () => {
  test('asks the provider no more than 60 times a minute', async () => {
    const product = await stocked(limited())
    const buyer = await buyerOf(limited(), [product])
    const { body } = await startPayment(limited(), buyer, await checkoutOf(limited(), buyer))
    const answers = []
    for (let at = 0; at <= 60; at++) answers.push((await confirm(limited(), buyer, body.id)).status)
    expect(answers.filter(status => status === 200)).toHaveLength(60)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('an approval that does not hold', () => {
  test.each([
    ['when the money is to be taken', 'capture'],
    ['when nobody knows whether it was taken', 'read'],
  ] as const)('%s ends the attempt, and the buyer can pay again', async (_, call) => {
    const { provider } = floor()
    const product = await stocked(floor(), [{ stock: 10 }])
    const buyer = await buyerOf(floor(), [product])
    const checkout = await checkoutOf(floor(), buyer)
    const { body } = await startPayment(floor(), buyer, checkout)
    await provider.pay(body.reference, '0002')
    const waiting = { reference: body.reference, state: 'action' as const, capture: null, refunds: [] }
    if (call === 'capture') between.capture = async () => ({ ...waiting, instrument: null })
    else {
      between.capture = async () => {
        between.read = async () => ({ ...waiting, instrument: null })
        throw new ProviderUnavailable('no answer')
      }
    }
    expect(await confirm(floor(), buyer, body.id)).toMatchObject({
      body: { status: 'failed', failure: { code: 'authentication_failed', mayRetry: true } },
    })
    between = {}
    const again = await startPayment(floor(), buyer, checkout)
    await provider.pay(again.body.reference, '0002')
    expect(await confirm(floor(), buyer, again.body.id)).toMatchObject({ body: { status: 'paid' } })
    expect(await stockOf(product.variants[0]!.id)).toBe(9)
  })
})

describe('operator alerts', () => {
  const alerts = async () =>
    (await floor().deps.db.select().from(emails).where(eq(emails.kind, 'payment-alert'))).length

  test('sends one alert when a refund has failed for a day', async () => {
    const { db } = floor().deps
    const product = await stocked(floor())
    const buyer = await buyerOf(floor(), [product])
    const { body } = await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
    await floor().provider.call(`/v1/intents/${body.reference}/decide`, { state: 'captured', amountMinor: 1 })
    await advance(body.id)
    between.refund = async () => {
      throw new ProviderUnavailable('no answer')
    }
    const before = await alerts()
    await db.execute(sql`update refunds set attempts = 29 where payment_id = ${body.id}::uuid`)
    for (let at = 0; at < 3; at++) {
      await db.execute(sql`update refunds set next_attempt_at = now() - interval '1 minute'
        where payment_id = ${body.id}::uuid`)
      await runJob(floor(), 'refund-payments')
    }
    expect((await alerts()) - before).toBe(1)
  })

  test('sends one alert when a review has not ended in 45 days', async () => {
    const { db } = floor().deps
    const product = await stocked(floor())
    const buyer = await buyerOf(floor(), [product])
    const { body } = await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
    between.read = async reference => ({
      reference,
      state: 'in_review',
      capture: null,
      refunds: [],
      instrument: null,
    })
    await advance(body.id)
    const before = await alerts()
    await db.execute(sql`update payments set updated_at = now() - interval '46 days',
      next_check_at = now() - interval '1 minute' where id = ${body.id}::uuid`)
    for (let at = 0; at < 3; at++) await runJob(floor(), 'check-payments')
    expect((await get(buyer, body.id)).body).toMatchObject({ status: 'in_review' })
    expect((await alerts()) - before).toBe(1)
  })
})
