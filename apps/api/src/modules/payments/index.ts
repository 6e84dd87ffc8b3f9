/** Paying for a checkout: attempts, the provider, refunds. */
export { createAdvance } from './advance.ts'
export { registerDevPay } from './dev-pay.ts'
export { CLOCK_JOB, createPaymentJobs } from './payment-jobs.ts'
export { createPaymentHandlers } from './payments.handlers.ts'
export { findPayment, forgetInstruments, hasLivePayment, sweepWebhooks } from './payments.repository.ts'
export { registerWebhooks } from './webhooks.ts'
