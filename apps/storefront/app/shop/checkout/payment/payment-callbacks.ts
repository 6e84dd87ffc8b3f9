/** What the checkout gives a payment method, and what it hears back. */
export interface PaymentCallbacks {
  /** Makes the payment known to the provider; called inside the click, once for each attempt. */
  startPayment: () => Promise<StartedPayment>
  /** The buyer has approved. The money is taken by our server, which is to be asked now. */
  onApproved: (paymentId: string) => void
  onFailed: (reason: PaymentFailureReason) => void
  /** The buyer has closed the window or the second step. */
  onCancel: () => void
}

export interface StartedPayment {
  /** PayPal's id of the order. */
  reference: string
  paymentId: string
}

/**
 * `not_started`: `startPayment` was rejected, and whoever gave it knows why. `declined`: PayPal has refused the card.
 * `unavailable`: PayPal's page broke. Nothing was taken in any of them.
 */
export type PaymentFailureReason = 'not_started' | 'declined' | 'unavailable'
