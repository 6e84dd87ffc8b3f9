import { verify, type X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { WebhookHeaders } from '../../ports/payment.ts'

interface WebhookOptions {
  webhookId: string
  certificateOf(certificateUrl: string): Promise<X509Certificate>
}

/** Subject of a signed webhook. A refund's names only its capture. */
export interface PayPalEvent {
  id: string
  paymentId: string | null
  orderId: string | null
  captureId: string | null
}

/**
 * The event, once its signature fits its bytes. The body is parsed after that: written again as JSON it would not have
 * the bytes that were signed.
 *
 * @throws Error on a forged or altered one
 */
export async function readSignedEvent(
  body: Buffer,
  headers: WebhookHeaders,
  { webhookId, certificateOf }: WebhookOptions,
): Promise<PayPalEvent> {
  const header = (name: string): string => {
    const value = headers[name]
    if (typeof value !== 'string' || value === '') throw new Error(`The webhook has no ${name}`)
    return value
  }
  if (header('paypal-auth-algo') !== 'SHA256withRSA')
    throw new Error('The webhook is signed in an unknown way')
  const signed = [
    header('paypal-transmission-id'),
    header('paypal-transmission-time'),
    webhookId,
    crc32(body),
  ]
  const signature = Buffer.from(header('paypal-transmission-sig'), 'base64')
  const { publicKey } = await certificateOf(header('paypal-cert-url'))
  if (!verify('RSA-SHA256', Buffer.from(signed.join('|')), publicKey, signature))
    throw new Error('The webhook’s signature does not fit')
  return toEvent(JSON.parse(body.toString('utf8')))
}

interface Resource {
  id?: unknown
  custom_id?: unknown
  purchase_units?: { custom_id?: unknown }[]
  supplementary_data?: { related_ids?: { order_id?: unknown } }
  links?: { rel?: unknown; href?: unknown }[]
}

function toEvent(event: {
  id?: unknown
  event_type?: unknown
  resource_type?: unknown
  resource?: Resource
}): PayPalEvent {
  const id = word(event.id)
  if (!id) throw new Error('The webhook has no id')
  const resource = event.resource ?? {}
  // A refund's custom_id is the refund's own.
  if (event.resource_type === 'refund') {
    const capture = resource.links?.find(({ rel }) => rel === 'up')?.href
    return { id, paymentId: null, orderId: null, captureId: word(String(capture).split('/').at(-1)) }
  }
  const isOrder = event.resource_type === 'checkout-order'
  return {
    id,
    paymentId: word(resource.custom_id ?? resource.purchase_units?.[0]?.custom_id),
    orderId: word(isOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id),
    captureId: null,
  }
}

const word = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w.-]{1,127}$/.test(value) ? value : null
