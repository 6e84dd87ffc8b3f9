import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE } from '../platform/durations.ts'
import type { PastPayments } from '../ports/past-payments.ts'
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
} from '../ports/payment.ts'
import type { TestAnswer, TestBuyer } from '../ports/test-buyer.ts'

/** Timeout of one call to the test provider, in milliseconds. */
const TIMEOUT = 4_000
/** Maximum age of a webhook's signature, in milliseconds. */
const MAX_AGE = 5 * MINUTE

export interface TestProviderSettings {
  url: string
  /** Shared secret: the API's bearer token there, and the key that signs webhooks. */
  key: string
}

interface Intent {
  id: string
  currency: string
  state: ProviderPayment['state']
  lastFour: string | null
  reason: string | null
  capture: { id: string; amountMinor: number } | null
  refunds: { id: string; key: string; amountMinor: number }[]
}

/** Creates the adapter of the test provider, which is a separate process. No money moves. */
export function createTestProvider({ url, key }: TestProviderSettings): PaymentProvider {
  return {
    name: 'test',
    settings: () => ({ environment: 'test', clientId: null }),
    open: async ({ key, paymentId, amount }) =>
      viewOf(
        await call<Intent>('/v1/intents', {
          key,
          paymentId,
          amountMinor: amount.minor,
          currency: amount.currency,
        }),
      ),
    async read(reference) {
      try {
        return viewOf(await call<Intent>(`/v1/intents/${encodeURIComponent(reference)}`))
      } catch (error) {
        if (!(error instanceof ProviderRefused) || error.code !== 'unknown_intent') throw error
        return { reference, state: 'gone', capture: null, refunds: [], instrument: null }
      }
    },
    capture: async (reference, key) =>
      viewOf(await call<Intent>(`/v1/intents/${encodeURIComponent(reference)}/capture`, { key })),
    async refund(captureReference, amount, key) {
      const path = `/v1/captures/${encodeURIComponent(captureReference)}/refunds`
      const { id } = await call<{ id: string }>(path, { key, amountMinor: amount.minor })
      return { reference: id, state: 'succeeded' }
    },
    async readWebhook(body, headers) {
      const [, time, signature] =
        /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(String(headers['test-provider-signature'] ?? '')) ?? []
      if (!time || !signature) throw new Error('The webhook is not signed.')
      const expected = createHmac('sha256', key).update(`${time}.`).update(body).digest()
      if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
        throw new Error('The webhook has another signature.')
      if (Math.abs(Date.now() - Number(time)) > MAX_AGE) throw new Error('The webhook is too old.')
      const webhook = JSON.parse(body.toString()) as { id: string; intent: string; paymentId: string }
      return { id: webhook.id, paymentId: webhook.paymentId, reference: webhook.intent }
    },
  }

  function call<T>(path: string, body?: object): Promise<T> {
    return callWith<T>({ url, key }, path, body)
  }
}

/** Payments that were made before there was a test provider. */
export function createPastPayments(provider: TestProviderSettings): PastPayments {
  return {
    async capture(payments) {
      const body = {
        payments: payments.map(({ paymentId, amount, at }) => ({
          key: paymentId,
          paymentId,
          amountMinor: amount.minor,
          currency: amount.currency,
          at: at.getTime(),
        })),
      }
      return (await callWith<Intent[]>(provider, '/v1/intents/past', body)).map(viewOf)
    },
  }
}

async function callWith<T>({ url, key }: TestProviderSettings, path: string, body?: object): Promise<T> {
  const answer = await ask(url, path, body, key)
  if (answer.status < 300) return answer.body as T
  const code = (answer.body as { code?: string }).code ?? 'unknown'
  if ([400, 404, 409, 413, 422].includes(answer.status))
    throw new ProviderRefused(code, { buyerMayRetry: answer.status !== 404 })
  throw new ProviderUnavailable(`The test provider answered ${answer.status} ${code}`)
}

/** Creates the buyer's side of the test provider: the actions of a bank's page in a browser. */
export function createTestBuyer({ url }: TestProviderSettings): TestBuyer {
  const intent = (reference: string, what: string) => `/v1/intents/${encodeURIComponent(reference)}/${what}`
  return {
    cards: () => ask(url, '/v1/cards'),
    payByCard: (reference, body) => ask(url, intent(reference, 'card'), body ?? {}),
    answerAction: (reference, body) => ask(url, intent(reference, 'action'), body ?? {}),
  }
}

async function ask(url: string, path: string, body?: unknown, key?: string): Promise<TestAnswer> {
  try {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return { status: response.status, body: await response.json() }
  } catch (cause) {
    throw new ProviderUnavailable('The test provider does not answer', { cause })
  }
}

const viewOf = (intent: Intent): ProviderPayment => ({
  reference: intent.id,
  state: intent.state,
  capture:
    intent.capture && intent.state === 'captured'
      ? {
          reference: intent.capture.id,
          amount: { minor: intent.capture.amountMinor, currency: intent.currency },
        }
      : null,
  refunds: intent.refunds.map(({ id, key, amountMinor }) => ({
    reference: id,
    key,
    amount: { minor: amountMinor, currency: intent.currency },
  })),
  instrument: intent.lastFour && `Test card ···· ${intent.lastFour}`,
  ...(intent.reason && { reason: intent.reason }),
})
