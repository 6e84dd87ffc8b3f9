/** Common interface of the payment providers. Amounts are in minor units. */
import type { components } from '@stoa/api-client/schema'

/** Name of a provider, as the contract lists them. Each has an entry in `adapters/payment-providers.ts`. */
export type ProviderName = components['schemas']['PaymentProvider']

export interface Amount {
  minor: number
  currency: string
}

/** The outcome is not known. Never a reason to call a payment failed: the clock asks again. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** A definite no: nothing has moved. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  /** The provider's own word. */
  readonly code: string
  readonly buyerMayRetry: boolean

  constructor(code: string, { buyerMayRetry, cause }: { buyerMayRetry: boolean; cause?: unknown }) {
    super(`The payment provider refused: ${code}`, { cause })
    this.code = code
    this.buyerMayRetry = buyerMayRetry
  }
}

/** State of a payment at the provider. */
export interface ProviderPayment {
  reference: string
  /**
   * State of the payment. `open` waits for the buyer, `action` for a second step of the buyer, `approved` for our
   * capture. `in_review` is not decided yet; `gone` is unknown to the provider, or has lapsed.
   */
  state: 'open' | 'action' | 'approved' | 'in_review' | 'captured' | 'declined' | 'gone'
  capture: { reference: string; amount: Amount } | null
  refunds: readonly { reference: string; key: string | null; amount: Amount }[]
  /** Means of payment, such as `Visa ···· 1234`. */
  instrument: string | null
  /** The provider's word for `declined`. */
  reason?: string
}

export interface PaymentIntent {
  /** Idempotency key: a repeated key returns the same payment. */
  key: string
  paymentId: string
  /** Number of the checkout, which appears on the buyer's statement. */
  number: string
  method: 'card' | 'wallet'
  amount: Amount
  itemMinor: number
  shippingMinor: number
  lines: readonly { title: string; sku: string | null; quantity: number; unitMinor: number }[]
  shipTo: {
    fullName: string
    line1: string
    line2: string | null
    district?: string | null
    city: string
    region: string | null
    postalCode: string | null
    countryCode: string
  }
  returnUrl: string
  cancelUrl: string
}

export interface ProviderRefund {
  reference: string
  state: 'pending' | 'succeeded' | 'failed'
  reason?: string
}

/** Payment or refund that a webhook names. Nothing else of a webhook is used. */
export interface WebhookNotice {
  id: string
  paymentId: string | null
  reference: string | null
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>

/**
 * Every call throws `ProviderUnavailable` if the result is unknown and `ProviderRefused` if no money has moved. Never
 * call it inside a database transaction.
 */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Data that a checkout page loads. Contains no secret. */
  settings(): Omit<components['schemas']['PaymentSettings'], 'provider'>
  /** Makes the payment known to the provider. Moves nothing. */
  open(intent: PaymentIntent): Promise<ProviderPayment>
  read(reference: string): Promise<ProviderPayment>
  /** Takes the money; the same key takes it once. */
  capture(reference: string, key: string): Promise<ProviderPayment>
  /** Refunds an amount. The same key refunds it once. */
  refund(captureReference: string, amount: Amount, key: string): Promise<ProviderRefund>
  /** @throws Error on a forged one */
  readWebhook(body: Buffer, headers: WebhookHeaders): Promise<WebhookNotice>
}
