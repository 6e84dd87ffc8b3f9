/** Callbacks that the checkout passes to a payment method. */
export interface PaymentCallbacks {
  /** Registers the payment with the provider. Called inside the click, once per attempt. */
  startPayment: () => Promise<StartedPayment>
  /** Called when the buyer has approved. Our server then captures the money. */
  onApproved: (paymentId: string) => void
  onFailed: (reason: PaymentFailureReason) => void
  /** Called when the buyer closes the window or the second step. */
  onCancel: () => void
}

export interface StartedPayment {
  /** PayPal's id of the order. */
  reference: string
  paymentId: string
}

/**
 * `not_started`: `startPayment` was rejected, and the checkout knows why. `declined`: PayPal declined the card.
 * `unavailable`: PayPal's page failed. The buyer is charged in none of these cases.
 */
export type PaymentFailureReason = 'not_started' | 'declined' | 'unavailable'
