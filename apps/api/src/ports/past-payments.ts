import type { Amount, ProviderPayment } from './payment.ts'

export interface PastPayment {
  paymentId: string
  amount: Amount
  at: Date
}

/** Creates the payments of a demo's history. */
export interface PastPayments {
  /** Opens, pays and captures all payments without notifications. Returns known payments unchanged. */
  capture(payments: readonly PastPayment[]): Promise<ProviderPayment[]>
}
