/** Earnings and payouts of shops: statements from the ledger, payouts, bank accounts. */

export { maskedAccount } from './bank-account.ts'
export { tellPayoutFinished } from './payout-emails.ts'
export { createPayoutHandlers } from './payouts.handlers.ts'
export { type BalanceRow, findBalances, findPendingPayouts, type PayoutRow } from './payouts.repository.ts'
export { ACCOUNT_REST, finishPayout, type Outcome, PayoutRefused, preparePayout } from './payouts.service.ts'
export { createStatementDocument } from './statement-document.ts'
