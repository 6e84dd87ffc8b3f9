import type { PaymentProvider } from '@stoa/api-client/schema'

// The page says by whom one pays, so that a link to the checkout need not ask.
let provider =
  (typeof document !== 'undefined' && (document.documentElement.dataset.payment as PaymentProvider)) || null

/** On the server, once the API has said it. */
export function payBy(next: PaymentProvider | null): void {
  provider = next
}

export const paymentProvider = (): PaymentProvider | null => provider
