import { type Clock, systemClock } from '../../platform/clock.ts'
import { type PaymentProvider, ProviderRefused } from '../../ports/payment.ts'
import { createPayPalAmounts, type PayPalAmounts } from './amounts.ts'
import { createCertificates } from './certificates.ts'
import { createPayPalClient } from './client.ts'
import { toOrderRequest } from './order-request.ts'
import { gone, type Order, toPayment } from './order-state.ts'
import { readCapture, refundCapture } from './refunds.ts'
import { settle } from './refusals.ts'
import { createAccessTokens } from './tokens.ts'
import { readSignedEvent } from './webhooks.ts'

export interface PayPalOptions {
  clientId: string
  clientSecret: string
  /** Id of the webhook that PayPal signs for, from PayPal's developer pages. */
  webhookId: string
  environment: 'sandbox' | 'production'
  /** The marketplace's, by ISO 4217, read at each call. */
  readonly currency: string
  /** URL used instead of PayPal's, for tests. */
  apiUrl?: string | null
  clock?: Clock
  /** Timeout of one call to PayPal, in milliseconds. */
  timeoutMs?: number
}

const API_URLS = { sandbox: 'https://api-m.sandbox.paypal.com', production: 'https://api-m.paypal.com' }
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const CALL_TIMEOUT_IN_MS = 15_000

/**
 * Creates the adapter for payments by PayPal. Our calls capture its orders, and its webhooks only name the order to
 * check.
 *
 * @throws Error if PayPal doesn't accept the currency with the marketplace's minor unit
 */
export function createPayPal(options: PayPalOptions): PaymentProvider {
  const { clientId, webhookId, environment, clock = systemClock, timeoutMs = CALL_TIMEOUT_IN_MS } = options
  const ownUrl = options.apiUrl ?? null
  if (ownUrl && !LOOPBACK.includes(new URL(ownUrl).hostname))
    throw new Error('PAYPAL_API_URL is for tests and must be an address of this machine')
  const apiUrl = ownUrl ?? API_URLS[environment]
  createPayPalAmounts(options.currency)
  // The marketplace may choose another currency until its first order.
  const amounts: PayPalAmounts = {
    write: minor => createPayPalAmounts(options.currency).write(minor),
    read: money => createPayPalAmounts(options.currency).read(money),
  }
  const tokens = createAccessTokens({
    clientId,
    clientSecret: options.clientSecret,
    apiUrl,
    clock,
    timeoutMs,
  })
  const client = createPayPalClient(apiUrl, tokens, timeoutMs)
  const certificateOf = createCertificates({ apiUrl: ownUrl, clock, timeoutMs })

  const paymentOf = (order: Order | null, reference: string) =>
    order ? toPayment(order, amounts) : gone(reference)

  const read = async (reference: string) =>
    paymentOf(
      await settle(client.GET('/v2/checkout/orders/{id}', { params: { path: { id: reference } } })),
      reference,
    )

  return {
    name: 'paypal',
    settings: () => ({ environment, clientId }),
    async open(intent) {
      const order = await settle(
        client.POST('/v2/checkout/orders', {
          params: { header: { 'PayPal-Request-Id': intent.key, Prefer: 'return=representation' } },
          body: toOrderRequest(intent, amounts),
        }),
      )
      if (!order) throw new ProviderRefused('RESOURCE_NOT_FOUND', { buyerMayRetry: false })
      return toPayment(order, amounts)
    },
    read,
    async capture(reference, key) {
      const call = client.POST('/v2/checkout/orders/{id}/capture', {
        params: {
          path: { id: reference },
          header: { 'PayPal-Request-Id': key, Prefer: 'return=representation' },
        },
        body: {},
      })
      try {
        return paymentOf(await settle(call), reference)
      } catch (error) {
        const code = error instanceof ProviderRefused ? error.code : null
        if (code === 'ORDER_ALREADY_CAPTURED') return read(reference)
        if (code !== 'PAYER_ACTION_REQUIRED') throw error
        const payment = await read(reference)
        return payment.state === 'captured' ? payment : { ...payment, state: 'action' }
      }
    },
    refund: (captureReference, amount, key) =>
      refundCapture({ client, amounts }, captureReference, amount, key),
    async readWebhook(body, headers) {
      const { id, paymentId, orderId, captureId } = await readSignedEvent(body, headers, {
        webhookId,
        certificateOf,
      })
      const capture = captureId ? await readCapture(client, captureId) : null
      return { id, paymentId: capture?.paymentId ?? paymentId, reference: capture?.orderId ?? orderId }
    },
  }
}
