/** Earnings and payouts of shops: statements from the ledger, payouts one by one and in batches, bank accounts. */

export { type BalanceRow, findBalances, findPayoutState } from './balances.repository.ts'
export { maskedAccount } from './bank-account.ts'
export { batchFile } from './batch-file.ts'
export {
  type BatchHead,
  findBatch,
  findBatchPage,
  findLeftOut,
  insertBatch,
  lockBatch,
  lockBeginning,
} from './batches.repository.ts'
export { tellPayoutFinished } from './payout-emails.ts'
export { createPayoutHandlers } from './payouts.handlers.ts'
export {
  findOldestPending,
  findPayoutByNumber,
  findPayoutsAlone,
  findPayoutsOfBatch,
  findPendingPayouts,
  isMemberOfAny,
  type PayoutRow,
} from './payouts.repository.ts'
export type { WhyNotPaid } from './payouts.schema.ts'
export { ACCOUNT_REST, finishPayout, type Outcome, PayoutRefused, preparePayout } from './payouts.service.ts'
export { createBatchJob, queueBatch, queueUnpreparedBatches } from './prepare-batch.ts'
export { createStatementDocument } from './statement-document.ts'
