import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type PaymentIntent,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
  type WebhookHeaders,
} from '../../src/ports/payment.ts'

/** A provider with its buyers and its bank in the suite's hands. */
export interface ProviderWorld {
  provider: PaymentProvider
  /** The buyer pays by a good card. */
  pay(reference: string): Promise<void>
  /** The buyer's bank asks for a second step, and the buyer fails it. */
  failSecondStep(reference: string): Promise<void>
  /** The buyer pays by a card that is declined when the money is taken. */
  payByDeclinedCard(reference: string): Promise<void>
  /** The provider looks at the payment before it decides. */
  payIntoReview(reference: string): Promise<void>
  decide(reference: string, verdict: 'captured' | 'declined'): Promise<void>
  /** The next such call is done, and its answer never comes. */
  loseAnswer(call: 'capture' | 'refund'): Promise<void>
  /** Reads the provider's own books, in minor units. */
  books(reference: string): Promise<{ captures: number; capturedMinor: number; refundedMinor: number }>
  webhook(reference: string): Promise<{ body: Buffer; headers: WebhookHeaders }>
  close(): Promise<void>
}

/** Two lines and their delivery, 61.97 in a currency of two digits. */
export function intentOf(changes: Partial<PaymentIntent> = {}): PaymentIntent {
  const paymentId = randomUUID()
  return {
    key: paymentId,
    paymentId,
    number: randomUUID().slice(0, 10).toUpperCase(),
    method: 'card',
    amount: { minor: 6197, currency: 'USD' },
    itemMinor: 4199,
    shippingMinor: 1998,
    lines: [
      { title: 'Linen shirt, blue', sku: 'LS-1', quantity: 2, unitMinor: 1500 },
      { title: 'Brass hook', sku: null, quantity: 1, unitMinor: 1199 },
    ],
    shipTo: {
      fullName: 'Ada Byron',
      line1: '12 Long Lane',
      line2: null,
      city: 'Austin',
      region: 'TX',
      postalCode: '78701',
      countryCode: 'US',
    },
    returnUrl: 'https://stoa.example/checkout?paid=1',
    cancelUrl: 'https://stoa.example/checkout',
    ...changes,
  }
}

const USD = (minor: number) => ({ minor, currency: 'USD' })

/** Suite for every payment provider, through the port. */
export function providerConformance(name: string, create: () => Promise<ProviderWorld>): void {
  describe(`the payment port, by ${name}`, () => {
    let world: ProviderWorld
    let provider: PaymentProvider
    beforeAll(async () => {
      world = await create()
      provider = world.provider
    })
    afterAll(() => world?.close())

    const open = async () => (await provider.open(intentOf())).reference
    const openAndPay = async () => {
      const reference = await open()
      await world.pay(reference)
      return reference
    }
    const capture = (reference: string) => provider.capture(reference, `${reference}.capture`)
    const captureWhole = async () => {
      const reference = await openAndPay()
      return { reference, captured: (await capture(reference)).capture!.reference }
    }

    it('opens one payment for one key, and moves no money', async () => {
      const intent = intentOf()
      const first = await provider.open(intent)
      const again = await provider.open(intent)
      expect(again.reference).toBe(first.reference)
      expect(first).toMatchObject({ state: 'open', capture: null, refunds: [] })
      expect(await world.books(first.reference)).toEqual({ captures: 0, capturedMinor: 0, refundedMinor: 0 })
      expect((await provider.open(intentOf())).reference).not.toBe(first.reference)
    })

    it('reports a payment that the provider doesn’t know as gone', async () => {
      expect(await provider.read('0AA00000AA000000A')).toMatchObject({
        state: 'gone',
        capture: null,
        refunds: [],
      })
    })

    it('captures an approved payment only by our call, and returns the method', async () => {
      const reference = await openAndPay()
      expect(await provider.read(reference)).toMatchObject({ state: 'approved', capture: null })
      const captured = await capture(reference)
      expect(captured).toMatchObject({
        reference,
        state: 'captured',
        capture: { amount: USD(6197) },
        refunds: [],
      })
      expect(captured.instrument).toMatch(/^\w+ ···· \d{4}$/)
      expect(await provider.read(reference)).toEqual(captured)
      expect(await world.books(reference)).toEqual({ captures: 1, capturedMinor: 6197, refundedMinor: 0 })
    })

    it('a payment without approval is not captured', async () => {
      const reference = await open()
      await expect(capture(reference)).rejects.toBeInstanceOf(ProviderRefused)
      expect(await provider.read(reference)).toMatchObject({ state: 'open' })
    })

    it('captures once for 30 concurrent captures', async () => {
      const reference = await openAndPay()
      const answers = await Promise.allSettled(Array.from({ length: 30 }, () => capture(reference)))
      for (const answer of answers)
        if (answer.status === 'fulfilled') expect(answer.value.state).toBe('captured')
        else expect(answer.reason).toBeInstanceOf(ProviderUnavailable)
      expect(await world.books(reference)).toMatchObject({ captures: 1, capturedMinor: 6197 })
    })

    it('finds a capture whose response was lost by reading the payment', async () => {
      const reference = await openAndPay()
      await world.loseAnswer('capture')
      await expect(capture(reference)).rejects.toBeInstanceOf(ProviderUnavailable)
      const found = await provider.read(reference)
      expect(found).toMatchObject({ state: 'captured', capture: { amount: USD(6197) } })
      expect(await capture(reference)).toEqual(found)
      expect(await world.books(reference)).toMatchObject({ captures: 1 })
    })

    it('takes no money from a declined card, and lets the buyer retry', async () => {
      const reference = await open()
      await world.payByDeclinedCard(reference)
      const answer = await capture(reference).catch((error: unknown) => error)
      if (answer instanceof Error) {
        expect(answer).toBeInstanceOf(ProviderRefused)
        expect((answer as ProviderRefused).buyerMayRetry).toBe(true)
      } else expect(answer).toMatchObject({ state: 'declined', capture: null })
      expect(await world.books(reference)).toMatchObject({ capturedMinor: 0 })
    })

    it('declines after a failed second step, before a capture', async () => {
      const reference = await open()
      await world.failSecondStep(reference)
      expect(await provider.read(reference)).toMatchObject({ state: 'declined', capture: null })
      expect(await world.books(reference)).toMatchObject({ captures: 0 })
    })

    it.each(['captured', 'declined'] as const)('a payment in review ends %s', async verdict => {
      const reference = await open()
      await world.payIntoReview(reference)
      expect(await capture(reference)).toMatchObject({ state: 'in_review', capture: null })
      expect(await provider.read(reference)).toMatchObject({ state: 'in_review', capture: null })
      await world.decide(reference, verdict)
      const decided = await provider.read(reference)
      expect(decided.state).toBe(verdict)
      expect(decided.capture?.amount ?? null).toEqual(verdict === 'captured' ? USD(6197) : null)
    })

    it('makes one partial refund for each key, and refuses more than the rest', async () => {
      const { reference, captured } = await captureWhole()
      const first = await provider.refund(captured, USD(2000), `first-${reference}`)
      expect(first.state).toBe('succeeded')
      expect(await provider.refund(captured, USD(2000), `first-${reference}`)).toEqual(first)
      const second = await provider.refund(captured, USD(4197), `second-${reference}`)
      expect(await world.books(reference)).toMatchObject({ capturedMinor: 6197, refundedMinor: 6197 })
      await expect(provider.refund(captured, USD(1), `third-${reference}`)).rejects.toBeInstanceOf(
        ProviderRefused,
      )
      expect(await provider.read(reference)).toMatchObject({
        state: 'captured',
        refunds: [
          { reference: first.reference, key: `first-${reference}`, amount: USD(2000) },
          { reference: second.reference, key: `second-${reference}`, amount: USD(4197) },
        ],
      })
    })

    it('makes a refund once if its response was lost', async () => {
      const { reference, captured } = await captureWhole()
      const refund = () => provider.refund(captured, USD(6197), `lost-${reference}`)
      await world.loseAnswer('refund')
      await expect(refund()).rejects.toBeInstanceOf(ProviderUnavailable)
      expect((await refund()).state).toBe('succeeded')
      expect(await world.books(reference)).toMatchObject({ refundedMinor: 6197 })
    })

    it('a webhook names its payment, even when it comes twice', async () => {
      const intent = intentOf()
      const { reference } = await provider.open(intent)
      await world.pay(reference)
      const { body, headers } = await world.webhook(reference)
      const notice = await provider.readWebhook(body, headers)
      expect(notice.id).not.toBe('')
      expect(notice).toMatchObject({ paymentId: intent.paymentId, reference })
      expect(await provider.readWebhook(body, headers)).toEqual(notice)
    })

    it('a webhook that was altered or is not signed is refused', async () => {
      const reference = await openAndPay()
      const { body, headers } = await world.webhook(reference)
      const altered = Buffer.from(
        body.toString().replace(/\d(?=\D*$)/, digit => String((Number(digit) + 1) % 10)),
      )
      expect(altered.equals(body)).toBe(false)
      await expect(provider.readWebhook(altered, headers)).rejects.toThrow()
      await expect(provider.readWebhook(body, {})).rejects.toThrow()
      for (const name of Object.keys(headers).filter(header => /sig/.test(header)))
        await expect(provider.readWebhook(body, { ...headers, [name]: 'AAAA' })).rejects.toThrow()
    })
  })
}
