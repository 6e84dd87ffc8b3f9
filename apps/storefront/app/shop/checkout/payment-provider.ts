import type { PaymentMethod } from '@stoa/api-client/schema'

/** What the page gives to any provider's part of it. */
export interface ProviderEvents {
  /**
   * Begins the payment of what is shown; a repeat answers the same. Rejects where there is nothing to ask the buyer:
   * the page says why by itself.
   */
  readonly startPayment: (method: PaymentMethod) => Promise<StartedPayment>
  /** The provider has what it needs. */
  readonly onApproved: (paymentId: string) => void
  readonly onFailed: (reason: string) => void
  readonly onCancel: () => void
}

export interface StartedPayment {
  /** The provider's own id of it. */
  readonly reference: string
  readonly paymentId: string
}
