/** Earnings and payouts of shops: statements from the ledger, payouts, bank accounts. */

export { tellPayoutFinished } from './payout-emails.ts'
export { createPayoutHandlers } from './payouts.handlers.ts'
export { findPendingPayouts, type PayoutRow } from './payouts.repository.ts'
export { finishPayout, type Outcome, PayoutRefused, preparePayout } from './payouts.service.ts'
export { createStatementDocument } from './statement-document.ts'
