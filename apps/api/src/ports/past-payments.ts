import type { Amount, ProviderPayment } from './payment.ts'

export interface PastPayment {
  paymentId: string
  amount: Amount
  at: Date
}

/** How the history of a demo gets its money. */
export interface PastPayments {
  /** Opens, pays and captures them all, and tells nobody. A payment that is known already is answered again. */
  capture(payments: readonly PastPayment[]): Promise<ProviderPayment[]>
}
