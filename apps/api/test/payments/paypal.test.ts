import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPayPal } from '../../src/adapters/payment-paypal/index.ts'
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../../src/ports/payment.ts'
import { createPayPalJudge } from './paypal-judge.ts'
import { startPayPalStandIn } from './paypal-stand-in.ts'
import { intentOf, type ProviderWorld, providerConformance } from './provider-conformance.ts'

const ACCOUNT = { clientId: 'client-7', clientSecret: 'not-to-be-seen', webhookId: 'WEBHOOK-7' }
const judge = createPayPalJudge(process.env.STOA_DATA_DIR)
if (!judge)
  console.warn(
    'skipped: holding PayPal’s stand-in to PayPal’s files, because STOA_DATA_DIR does not have them',
  )

const CARD = { card: { brand: 'VISA', last_digits: '1234', type: 'CREDIT' } } as const
const USD = (minor: number) => ({ minor, currency: 'USD' })
const minorOf = (money?: { value: string }) => Math.round(Number(money?.value ?? 0) * 100)

const startStandIn = () => startPayPalStandIn({ ...ACCOUNT, judge })
type StandIn = Awaited<ReturnType<typeof startStandIn>>
const providerAt = (standIn: StandIn, changes: Partial<Parameters<typeof createPayPal>[0]> = {}) =>
  createPayPal({ ...ACCOUNT, environment: 'sandbox', currency: 'USD', apiUrl: standIn.apiUrl, ...changes })

providerConformance('PayPal', async (): Promise<ProviderWorld> => {
  const standIn = await startStandIn()
  const { orders } = standIn
  return {
    provider: providerAt(standIn),
    pay: async reference => orders.approve(reference, CARD),
    failSecondStep: async reference =>
      orders.approve(reference, { card: { ...CARD.card, authentication_result: { liability_shift: 'NO' } } }),
    async payByDeclinedCard(reference) {
      orders.approve(reference, CARD)
      orders.planCapture(reference, 'INSTRUMENT_DECLINED')
    },
    async payIntoReview(reference) {
      orders.approve(reference, CARD)
      orders.planCapture(reference, 'PENDING')
    },
    decide: async (reference, verdict) =>
      orders.decide(reference, verdict === 'captured' ? 'COMPLETED' : 'DECLINED'),
    loseAnswer: async call =>
      standIn.plan(call === 'capture' ? 'orders.capture' : 'captures.refund', 'breaks after'),
    async books(reference) {
      const captures = orders.capturesOf(reference).filter(({ status }) => !/PENDING|DECLINED/.test(status!))
      const sum = (all: readonly { amount?: { value: string } }[]) =>
        all.reduce((total, { amount }) => total + minorOf(amount), 0)
      return {
        captures: captures.length,
        capturedMinor: sum(captures),
        refundedMinor: sum(orders.refundsOf(reference)),
      }
    },
    webhook: async reference => standIn.webhook(reference, 'CHECKOUT.ORDER.APPROVED'),
    async close() {
      await standIn.close()
      expect(standIn.violations).toEqual([])
    },
  }
})

describe('PayPal', () => {
  let standIn: StandIn
  let provider: PaymentProvider
  beforeEach(async () => {
    standIn = await startStandIn()
    provider = providerAt(standIn)
  })
  afterEach(async () => {
    await standIn.close()
    expect(standIn.violations).toEqual([])
  })

  const openAndApprove = async (changes?: Parameters<typeof intentOf>[0]) => {
    const { reference } = await provider.open(intentOf(changes))
    standIn.orders.approve(reference, CARD)
    return reference
  }
  const captureWhole = async () => {
    const reference = await openAndApprove()
    const { capture } = await provider.capture(reference, `${reference}.capture`)
    return { reference, captured: capture!.reference }
  }

  it('exposes environment and client in the settings, and no secret', () => {
    expect(provider.settings()).toEqual({ environment: 'sandbox', clientId: 'client-7' })
    expect(inspect(provider, { depth: null })).not.toContain(ACCOUNT.clientSecret)
  })

  it.each(['TWD', 'KWD', 'INR'])('%s is refused at the start', currency => {
    expect(() => providerAt(standIn, { currency })).toThrow(currency)
  })

  it('an address that is not of this machine is refused at the start', () => {
    expect(() => providerAt(standIn, { apiUrl: 'https://paypal.example' })).toThrow('PAYPAL_API_URL')
  })

  it('a currency without decimals is sent without', async () => {
    const yen = providerAt(standIn, { currency: 'JPY' })
    const { reference } = await yen.open(intentOf({ amount: { minor: 6197, currency: 'JPY' } }))
    expect(standIn.orders.read(reference).purchase_units?.[0]?.amount).toMatchObject({
      currency_code: 'JPY',
      value: '6197',
      breakdown: { item_total: { value: '4199' }, shipping: { value: '1998' } },
    })
  })

  it('names longer than PayPal takes are cut, between characters', async () => {
    const { reference } = await provider.open(
      intentOf({
        lines: [
          { title: `${'n'.repeat(126)}🪝 and more`, sku: 's'.repeat(200), quantity: 1, unitMinor: 4000 },
          { title: 'Small', sku: null, quantity: 1, unitMinor: 199 },
        ],
      }),
    )
    const [long] = standIn.orders.read(reference).purchase_units![0]!.items!
    expect(long).toMatchObject({ name: 'n'.repeat(126), sku: 's'.repeat(127) })
  })

  it('amounts that do not add up are refused before anything is sent', async () => {
    for (const wrong of [{ itemMinor: 4200, amount: USD(6198) }, { shippingMinor: 1 }])
      await expect(provider.open(intentOf(wrong))).rejects.toBeInstanceOf(ProviderRefused)
    expect(standIn.count('orders.create')).toBe(0)
  })

  it('a wallet’s order waits for its buyer, and names the wallet once paid', async () => {
    const { reference, state } = await provider.open(intentOf({ method: 'wallet' }))
    expect(state).toBe('open')
    standIn.orders.approve(reference, { paypal: { email_address: 'ada@example.com' } })
    expect(await provider.read(reference)).toMatchObject({ state: 'approved', instrument: 'PayPal' })
  })

  it('requires an action for a card whose bank asks for a second step', async () => {
    const { reference } = await provider.open(intentOf())
    standIn.orders.approve(reference, CARD, 'PAYER_ACTION_REQUIRED')
    expect(await provider.read(reference)).toMatchObject({ state: 'action' })
    expect(await provider.capture(reference, 'key')).toMatchObject({ state: 'action', capture: null })
  })

  it.each(['NO', 'UNKNOWN'] as const)('3-D Secure with liability %s is a decline', async liability_shift => {
    const { reference } = await provider.open(intentOf())
    standIn.orders.approve(reference, { card: { ...CARD.card, authentication_result: { liability_shift } } })
    expect(await provider.read(reference)).toMatchObject({
      state: 'declined',
      reason: 'AUTHENTICATION_FAILED',
    })
  })

  it('3-D Secure with liability shifted is approved', async () => {
    const { reference } = await provider.open(intentOf())
    standIn.orders.approve(reference, {
      card: { ...CARD.card, authentication_result: { liability_shift: 'POSSIBLE' } },
    })
    expect(await provider.read(reference)).toMatchObject({ state: 'approved' })
  })

  it('a declined capture inside a completed order is a decline, with the bank’s reason', async () => {
    const reference = await openAndApprove()
    standIn.orders.planCapture(reference, 'DECLINED')
    const answer = await provider.capture(reference, 'key')
    expect(standIn.orders.read(reference).status).toBe('COMPLETED')
    expect(answer).toMatchObject({ state: 'declined', reason: 'INSUFFICIENT_FUNDS', capture: null })
  })

  it('money that moved counts for more than a capture that was declined after it', async () => {
    const { reference, captured } = await captureWhole()
    const { payments } = standIn.orders.read(reference).purchase_units![0]!
    payments!.captures!.push({ ...payments!.captures![0]!, id: '0AA00000AA000000A', status: 'DECLINED' })
    expect(await provider.read(reference)).toMatchObject({
      state: 'captured',
      capture: { reference: captured },
    })
  })

  it.each([
    ['INSTRUMENT_DECLINED', true],
    ['PAYER_CANNOT_PAY', true],
    ['PAYEE_BLOCKED_TRANSACTION', false],
  ])('the refusal %s lets the buyer retry: %s', async (issue, buyerMayRetry) => {
    const reference = await openAndApprove()
    standIn.orders.planCapture(reference, issue)
    await expect(provider.capture(reference, 'key')).rejects.toMatchObject({ code: issue, buyerMayRetry })
  })

  it('a second payment of one order number is refused as a duplicate', async () => {
    const first = await openAndApprove({ number: 'A1B2C3D4E5' })
    const second = await openAndApprove({ number: 'A1B2C3D4E5' })
    await provider.capture(first, 'first')
    await expect(provider.capture(second, 'second')).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'DUPLICATE_INVOICE_ID',
      buyerMayRetry: false,
    })
  })

  it('reads a capture that another key has made', async () => {
    const { reference } = await captureWhole()
    expect(await provider.capture(reference, 'another')).toMatchObject({ state: 'captured' })
    expect(standIn.orders.capturesOf(reference)).toHaveLength(1)
  })

  it('reports a voided approval as gone', async () => {
    const [forgotten, voided] = [await openAndApprove(), await openAndApprove()]
    standIn.orders.forget(forgotten)
    standIn.orders.void(voided)
    for (const reference of [forgotten, voided])
      expect(await provider.read(reference)).toMatchObject({ reference, state: 'gone' })
    expect(await provider.capture(forgotten, 'key')).toMatchObject({ state: 'gone' })
  })

  it.each(['hangs before', 'hangs after'] as const)(
    'a capture that %s is unknown, and is made once',
    async fault => {
      const reference = await openAndApprove()
      standIn.plan('orders.capture', fault)
      const impatient = providerAt(standIn, { timeoutMs: 1_000 })
      await expect(impatient.capture(reference, 'key')).rejects.toBeInstanceOf(ProviderUnavailable)
      standIn.clearPlans()
      expect(await provider.capture(reference, 'key')).toMatchObject({ state: 'captured' })
      expect(standIn.orders.capturesOf(reference)).toHaveLength(1)
    },
  )

  it.each([500, 429, 409, 403, 'breaks after'] as const)(
    'a capture answered %s is unknown, and goes through later',
    async fault => {
      const reference = await openAndApprove()
      standIn.plan('orders.capture', fault)
      await expect(provider.capture(reference, 'key')).rejects.toBeInstanceOf(ProviderUnavailable)
      expect(await provider.capture(reference, 'key')).toMatchObject({ state: 'captured' })
      expect(standIn.orders.capturesOf(reference)).toHaveLength(1)
    },
  )

  it('ORDER_COMPLETION_IN_PROGRESS is unknown', async () => {
    const reference = await openAndApprove()
    standIn.orders.planCapture(reference, 'ORDER_COMPLETION_IN_PROGRESS')
    await expect(provider.capture(reference, 'key')).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  it('PayPal away is unknown', async () => {
    const away = await startStandIn()
    await away.close()
    await expect(providerAt(away).open(intentOf())).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  describe('access tokens', () => {
    it('one token serves all calls, and 20 first calls ask for it once', async () => {
      await Promise.all(Array.from({ length: 20 }, () => provider.open(intentOf())))
      expect(standIn.count('token')).toBe(1)
    })

    it('renews a revoked token once for all callers', async () => {
      const { reference } = await provider.open(intentOf())
      standIn.revokeTokens()
      const answers = await Promise.all(Array.from({ length: 20 }, () => provider.read(reference)))
      expect(answers.every(({ state }) => state === 'open')).toBe(true)
      expect(standIn.count('token')).toBe(2)
    })

    it('a token is renewed a minute before its end', async () => {
      let now = Date.now()
      const timed = providerAt(standIn, { clock: { now: () => new Date(now) } })
      const { reference } = await timed.open(intentOf())
      now += (32_400 - 61) * 1000
      await timed.read(reference)
      expect(standIn.count('token')).toBe(1)
      now += 2000
      await timed.read(reference)
      expect(standIn.count('token')).toBe(2)
    })

    it.each(['hangs before', 500] as const)('a token answered %s leaves the outcome unknown', async fault => {
      standIn.plan('token', fault)
      const impatient = providerAt(standIn, { timeoutMs: 1_000 })
      await expect(impatient.open(intentOf())).rejects.toBeInstanceOf(ProviderUnavailable)
      standIn.clearPlans()
      expect(await provider.open(intentOf())).toMatchObject({ state: 'open' })
    })

    it('reports a wrong secret without printing it', async () => {
      const wrong = providerAt(standIn, { clientSecret: 'wrong-and-secret' })
      const error = await wrong.open(intentOf()).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(ProviderUnavailable)
      expect(String(error)).toContain('PAYPAL_CLIENT_SECRET')
      const told = inspect(error, { depth: null, showHidden: true })
      expect(told).not.toContain('wrong-and-secret')
      expect(told).not.toContain(Buffer.from(`${ACCOUNT.clientId}:wrong-and-secret`).toString('base64'))
    })

    it('puts no token or request into a failure', async () => {
      const reference = await openAndApprove()
      standIn.plan('orders.capture', 'breaks after', 500)
      for (let round = 0; round < 2; round++) {
        const error = await provider.capture(reference, `key-${round}`).catch((reason: unknown) => reason)
        const told = inspect(error, { depth: null, showHidden: true })
        expect(error).toBeInstanceOf(ProviderUnavailable)
        expect(told).not.toMatch(/A21AA|Bearer|not-to-be-seen/)
      }
    })
  })

  describe('refunds', () => {
    it('a pending refund is pending', async () => {
      const { reference, captured } = await captureWhole()
      standIn.orders.planRefunds(reference, 'PENDING')
      expect(await provider.refund(captured, USD(100), 'key')).toMatchObject({
        state: 'pending',
        reason: 'ECHECK',
      })
    })

    it('a failed refund is failed, and is no money given back', async () => {
      const { reference, captured } = await captureWhole()
      standIn.orders.planRefunds(reference, 'FAILED')
      expect(await provider.refund(captured, USD(100), 'key')).toMatchObject({ state: 'failed' })
      expect((await provider.read(reference)).refunds).toEqual([])
    })

    it('too little money in the account is tried again later', async () => {
      const { reference, captured } = await captureWhole()
      standIn.orders.planRefunds(reference, 'REFUND_FAILED_INSUFFICIENT_FUNDS')
      await expect(provider.refund(captured, USD(100), 'key')).rejects.toBeInstanceOf(ProviderUnavailable)
      standIn.orders.planRefunds(reference, 'COMPLETED')
      expect(await provider.refund(captured, USD(100), 'key')).toMatchObject({ state: 'succeeded' })
    })

    it('a capture in review is refunded later', async () => {
      const reference = await openAndApprove()
      standIn.orders.planCapture(reference, 'PENDING')
      await provider.capture(reference, 'key')
      const { id } = standIn.orders.capturesOf(reference)[0]!
      await expect(provider.refund(id!, USD(100), 'key')).rejects.toBeInstanceOf(ProviderUnavailable)
    })

    it('a refund is found again by its key when PayPal has forgotten the request', async () => {
      const { captured } = await captureWhole()
      const refund = await provider.refund(captured, USD(6197), 'key')
      standIn.forgetKeys()
      expect(await provider.refund(captured, USD(6197), 'key')).toEqual(refund)
      await expect(provider.refund(captured, USD(6197), 'other')).rejects.toMatchObject({
        code: 'CAPTURE_FULLY_REFUNDED',
      })
    })

    it('a capture that PayPal does not know is refused', async () => {
      await expect(provider.refund('0AA00000AA000000A', USD(1), 'key')).rejects.toBeInstanceOf(
        ProviderRefused,
      )
    })
  })

  describe('webhooks', () => {
    it('finds the payment of a capture’s and of a refund’s webhook', async () => {
      const intent = intentOf()
      const { reference } = await provider.open(intent)
      standIn.orders.approve(reference, CARD)
      const { capture } = await provider.capture(reference, 'key')
      await provider.refund(capture!.reference, USD(100), 'the-refund')
      for (const type of ['PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED']) {
        const { event, body, headers } = standIn.webhook(reference, type)
        expect(await provider.readWebhook(body, headers)).toEqual({
          id: event.id,
          paymentId: intent.paymentId,
          reference,
        })
      }
    })

    it('verifies the signature over the exact bytes', async () => {
      const reference = await openAndApprove()
      const { body, headers } = standIn.webhook(reference, 'CHECKOUT.ORDER.APPROVED')
      expect(body.toString()).toContain('1.0,')
      const same = Buffer.from(JSON.stringify(JSON.parse(body.toString())))
      await expect(provider.readWebhook(same, headers)).rejects.toThrow('signature')
      expect(await provider.readWebhook(body, headers)).toMatchObject({ reference })
    })

    it('a late one with a certificate of its own is read', async () => {
      const reference = await openAndApprove()
      for (const signer of ['paypal', 'renewed'] as const) {
        const { body, headers } = standIn.webhook(reference, 'CHECKOUT.ORDER.APPROVED', signer)
        expect(await provider.readWebhook(body, headers)).toMatchObject({ reference })
      }
    })

    it.each(['outdated', 'stranger'] as const)(
      'one with a certificate that is %s is refused',
      async signer => {
        const reference = await openAndApprove()
        const { body, headers } = standIn.webhook(reference, 'CHECKOUT.ORDER.APPROVED', signer)
        await expect(provider.readWebhook(body, headers)).rejects.toThrow('certificate')
      },
    )

    it.each([
      'http://api.paypal.com/v1/notifications/certs/CERT-paypal',
      'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-paypal',
      'https://evil.example/?https://api.paypal.com/v1/notifications/certs/CERT-paypal',
      'https://api.paypal.com/v1/notifications/certs/../../oauth2',
      'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-paypal',
    ])('a certificate at %s is not fetched', async address => {
      const reference = await openAndApprove()
      const { body, headers } = standIn.webhook(reference, 'CHECKOUT.ORDER.APPROVED')
      await expect(provider.readWebhook(body, { ...headers, 'paypal-cert-url': address })).rejects.toThrow(
        'not at PayPal',
      )
    })

    it('requests at most ten unknown certificates a minute, and still reads a known one', async () => {
      const reference = await openAndApprove()
      const { body, headers } = standIn.webhook(reference, 'CHECKOUT.ORDER.APPROVED')
      await provider.readWebhook(body, headers)
      const answers = []
      for (let at = 0; at < 12; at++) {
        const address = `https://api.paypal.com/v1/notifications/certs/INVENTED-${at}`
        answers.push(provider.readWebhook(body, { ...headers, 'paypal-cert-url': address }).catch(String))
      }
      const refusals = await Promise.all(answers)
      expect(refusals.filter(each => String(each).includes('no such certificate'))).toHaveLength(9)
      expect(refusals.filter(each => String(each).includes('Too many'))).toHaveLength(3)
      expect(await provider.readWebhook(body, headers)).toMatchObject({ reference })
    })

    it('refuses a webhook for another id, or with another signature', async () => {
      const reference = await openAndApprove()
      const { body, headers } = standIn.webhook(reference, 'CHECKOUT.ORDER.APPROVED')
      const other = providerAt(standIn, { webhookId: 'WEBHOOK_ID' })
      await expect(other.readWebhook(body, headers)).rejects.toThrow('signature')
      await expect(provider.readWebhook(body, { ...headers, 'paypal-auth-algo': 'none' })).rejects.toThrow()
    })

    it('reports a webhook as unavailable while PayPal’s certificate can’t be fetched', async () => {
      const reference = await openAndApprove()
      const { body, headers } = standIn.webhook(reference, 'CHECKOUT.ORDER.APPROVED')
      await standIn.close()
      await expect(provider.readWebhook(body, headers)).rejects.toBeInstanceOf(ProviderUnavailable)
    })
  })
})

describe.skipIf(!judge)('the stand-in, held to PayPal’s files', () => {
  it.each([
    ['a misspelled field', { purchase_units: [{ amount: money('1.00'), invoiceId: 'A' }] }],
    ['an amount with a comma', { purchase_units: [{ amount: money('1,00') }] }],
    ['an unknown intent', { intent: 'TAKE', purchase_units: [{ amount: money('1.00') }] }],
    ['no purchase unit', { purchase_units: [] }],
    [
      'a name that is too long',
      { purchase_units: [{ amount: money('1.00'), items: [item('n'.repeat(128))] }] },
    ],
    ['a country in words', { purchase_units: [{ amount: money('1.00'), shipping: country('Texas') }] }],
  ])('refuses %s', async (_name, change) => {
    const standIn = await startStandIn()
    const { access_token } = (await post(
      standIn.apiUrl,
      '/v1/oauth2/token',
      {
        authorization: `Basic ${Buffer.from(`${ACCOUNT.clientId}:${ACCOUNT.clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      'grant_type=client_credentials',
    ).then(response => response.json())) as { access_token: string }
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const order = { intent: 'CAPTURE', purchase_units: [{ amount: money('1.00') }] }
    const create = (body: object) =>
      post(standIn.apiUrl, '/v2/checkout/orders', headers, JSON.stringify(body))
    expect((await create(order)).status).toBe(201)
    expect(standIn.violations).toEqual([])
    expect((await create({ ...order, ...change })).status).toBe(400)
    expect(standIn.violations).not.toEqual([])
    await standIn.close()
  })
})

function money(value: string) {
  return { currency_code: 'USD', value }
}
function item(name: string) {
  return { name, quantity: '1', unit_amount: money('1.00') }
}
function country(code: string) {
  return { address: { country_code: code } }
}
const post = (base: string, path: string, headers: Record<string, string>, body: string) =>
  fetch(`${base}${path}`, { method: 'POST', headers, body })
