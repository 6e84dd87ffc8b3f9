import { describe, expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import {
  type PaymentIntent,
  type PaymentProvider,
  ProviderRefused,
  type WebhookHeaders,
} from '../../src/ports/payment.ts'

export interface ConformanceSetup {
  provider: PaymentProvider
  /** Approves the payment as the buyer. */
  approve(reference: string): Promise<void>
  decline(reference: string): Promise<void>
  /** A webhook as the provider would send it about this payment. */
  webhook(reference: string, paymentId: string): { body: Buffer; headers: WebhookHeaders }
}

export const intentOf = (minor = 6_199): PaymentIntent => {
  const paymentId = newId()
  return {
    key: paymentId,
    paymentId,
    number: paymentId.slice(-10).toUpperCase(),
    method: 'card',
    amount: { minor, currency: 'USD' },
    itemMinor: minor - 699,
    shippingMinor: 699,
    lines: [{ title: 'Cove mug', sku: null, quantity: 1, unitMinor: minor - 699 }],
    shipTo: {
      fullName: 'Robin Reed',
      line1: '12 Harbour Lane',
      line2: null,
      city: 'Portland',
      region: 'OR',
      postalCode: '97201',
      countryCode: 'US',
    },
    returnUrl: 'http://shop.test/checkout',
    cancelUrl: 'http://shop.test/checkout',
  }
}

/** Suite for each payment provider: behavior that the rest of the application relies on. */
export function conformance(name: string, setup: () => ConformanceSetup): void {
  const opened = async (minor?: number) => {
    const intent = intentOf(minor)
    const { reference } = await setup().provider.open(intent)
    return { ...intent, reference, captureKey: `${intent.paymentId}.capture` }
  }
  const captured = async (minor?: number) => {
    const payment = await opened(minor)
    await setup().approve(payment.reference)
    const { capture } = await setup().provider.capture(payment.reference, payment.captureKey)
    return { ...payment, capture: capture! }
  }

  describe(`the port of ${name}`, () => {
    test('opens one payment for 30 concurrent calls with one key', async () => {
      const intent = intentOf()
      const answers = await Promise.all(Array.from({ length: 30 }, () => setup().provider.open(intent)))
      expect(new Set(answers.map(({ reference, state }) => `${reference} ${state}`)).size).toBe(1)
      expect(answers[0]).toMatchObject({ state: 'open', capture: null, refunds: [] })
    })

    test('reports an unknown payment as gone', async () => {
      expect(await setup().provider.read('unknown-reference')).toMatchObject({ state: 'gone', capture: null })
    })

    test('captures no payment before the buyer has approved', async () => {
      const { reference, captureKey } = await opened()
      await expect(setup().provider.capture(reference, captureKey)).rejects.toThrow(ProviderRefused)
      expect(await setup().provider.read(reference)).toMatchObject({ state: 'open', capture: null })
    })

    test('captures the money once for 100 captures with one key', async () => {
      const { reference, captureKey } = await opened(12_345)
      await setup().approve(reference)
      expect(await setup().provider.read(reference)).toMatchObject({ state: 'approved', capture: null })
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => setup().provider.capture(reference, captureKey)),
      )
      expect(new Set(answers.map(({ capture }) => capture?.reference)).size).toBe(1)
      expect(await setup().provider.read(reference)).toMatchObject({
        state: 'captured',
        capture: { amount: { minor: 12_345, currency: 'USD' } },
      })
    })

    test('returns the reason of a decline, and takes no money', async () => {
      const { reference, captureKey } = await opened()
      await setup().decline(reference)
      expect(await setup().provider.read(reference)).toMatchObject({
        state: 'declined',
        reason: expect.any(String),
        capture: null,
      })
      await expect(setup().provider.capture(reference, captureKey)).rejects.toThrow(ProviderRefused)
    })

    test('refunds once for 100 refunds with one key', async () => {
      const { reference, capture } = await captured()
      const key = newId()
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => setup().provider.refund(capture.reference, capture.amount, key)),
      )
      expect(new Set(answers.map(answer => `${answer.reference} ${answer.state}`)).size).toBe(1)
      const { refunds } = await setup().provider.read(reference)
      expect(refunds.map(({ amount }) => amount)).toEqual([capture.amount])
    })

    test('parts go back until all is back, and never more', async () => {
      const { reference, capture } = await captured(1_000)
      const part = (minor: number) =>
        setup().provider.refund(capture.reference, { minor, currency: 'USD' }, newId())
      await part(400)
      await expect(part(601)).rejects.toThrow(ProviderRefused)
      await part(600)
      await expect(part(1)).rejects.toThrow(ProviderRefused)
      const { refunds } = await setup().provider.read(reference)
      expect(refunds.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(1_000)
    })

    test('reads the payment’s reference from a webhook, and refuses a forged or tampered one', async () => {
      const { reference, paymentId } = await opened()
      const { body, headers } = setup().webhook(reference, paymentId)
      const { readWebhook } = setup().provider
      expect(await readWebhook(body, headers)).toMatchObject({ paymentId, id: expect.any(String) })
      // A repeat is the caller's to know by its id.
      expect(await readWebhook(body, headers)).toMatchObject({ paymentId })
      await expect(readWebhook(Buffer.concat([body, Buffer.from(' ')]), headers)).rejects.toThrow()
      await expect(readWebhook(body, {})).rejects.toThrow()
      for (const key of Object.keys(headers))
        if (/sig/i.test(key))
          await expect(readWebhook(body, { ...headers, [key]: 'forged' })).rejects.toThrow()
    })

    test('exposes no secret in its settings', () => {
      expect(Object.keys(setup().provider.settings()).sort()).toEqual(['clientId', 'environment'])
    })
  })
}
