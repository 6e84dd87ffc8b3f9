import type { Client } from 'openapi-fetch'
import {
  type Amount,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
} from '../../ports/payment.ts'
import type { PayPalAmounts } from './amounts.ts'
import type { PayPalPaths } from './client.ts'
import type { components } from './generated/payments.ts'
import { settle } from './refusals.ts'

type Refund = components['schemas']['refund']

export interface RefundDependencies {
  client: Client<PayPalPaths>
  amounts: PayPalAmounts
}

/** @param key also the refund's `custom_id`, by which it is recognized when the order is read */
export async function refundCapture(
  { client, amounts }: RefundDependencies,
  captureReference: string,
  { minor }: Amount,
  key: string,
): Promise<ProviderRefund> {
  const refund = await settle(
    client.POST('/v2/payments/captures/{capture_id}/refund', {
      params: {
        path: { capture_id: captureReference },
        header: { 'PayPal-Request-Id': key, Prefer: 'return=representation' },
      },
      body: { amount: amounts.write(minor), custom_id: key },
    }),
  ).catch(async error => {
    if (!(error instanceof ProviderRefused && error.code === 'CAPTURE_FULLY_REFUNDED')) throw error
    const earlier = await findRefund(client, captureReference, key)
    if (earlier) return earlier
    throw error
  })
  if (!refund) throw new ProviderRefused('RESOURCE_NOT_FOUND', { buyerMayRetry: false })
  return toRefund(refund)
}

/** PayPal forgets the key of a refund after 45 days; the refund itself keeps it. */
async function findRefund(client: Client<PayPalPaths>, captureReference: string, key: string) {
  const orderId = (await readCapture(client, captureReference))?.orderId
  if (!orderId) return null
  const order = await settle(client.GET('/v2/checkout/orders/{id}', { params: { path: { id: orderId } } }))
  const refunds = order?.purchase_units?.flatMap(unit => unit.payments?.refunds ?? []) ?? []
  return refunds.find(refund => refund.custom_id === key) ?? null
}

/** Returns the order and the payment of a capture; null if PayPal does not know it. */
export async function readCapture(client: Client<PayPalPaths>, captureReference: string) {
  const capture = await settle(
    client.GET('/v2/payments/captures/{capture_id}', { params: { path: { capture_id: captureReference } } }),
  )
  return (
    capture && {
      paymentId: capture.custom_id ?? null,
      orderId: capture.supplementary_data?.related_ids?.order_id ?? null,
    }
  )
}

const REFUND_STATES: Readonly<Record<NonNullable<Refund['status']>, ProviderRefund['state']>> = {
  COMPLETED: 'succeeded',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

function toRefund({ id, status, status_details }: Refund): ProviderRefund {
  const state = status && REFUND_STATES[status]
  if (!id || !state) throw new ProviderUnavailable('PayPal gave a refund without an id or a known status')
  const reason = status_details?.reason
  return { reference: id, state, ...(reason && { reason }) }
}
