import type { PaymentMethod, PaymentSettings } from '@stoa/api-client/schema'
import type { ReactNode } from 'react'

/** Callbacks that the page gives to any provider's part of it. */
export interface ProviderEvents {
  /**
   * Starts the payment of what is shown; a repeat returns the same payment. Rejects if the buyer has nothing to do: the
   * page shows the reason.
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

/** Props of the part of the payment step that a provider draws. */
export interface ProviderStepProps extends ProviderEvents {
  readonly settings: PaymentSettings
  /** Label of the button that pays, such as "Pay $41.99". */
  readonly payLabel: string
  /** Id of the payment that was pending when the provider's page sent the buyer back; null if none was. */
  readonly livePaymentId: string | null
  /** Whether a payment is on its way. */
  readonly isBusy: boolean
  /** Whether a problem has to be fixed first, or the total is being calculated. */
  readonly isDisabled: boolean
  /** Draws the page's own button. A provider that brings a button draws `bar` instead. */
  readonly renderPay: (onPress: () => void) => ReactNode
  /** The sentence about the terms that paying agrees to. It belongs above the button. */
  readonly agreement: ReactNode
  /** Whether the order can be paid now; shows the reason if it can't. */
  readonly mayPay: () => boolean
  /** Takes the place of the page's button while there is none. */
  readonly bar: ReactNode
}
