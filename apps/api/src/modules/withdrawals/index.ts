/** Withdrawals from contracts, with and without an account. */
import type { Job } from '../../platform/jobs/jobs.ts'
import { type CommandDeps, eachDue } from '../orders/index.ts'
import { doWithdrawal } from './do-withdrawal.ts'
import { lockDue } from './withdrawals.repository.ts'

export { matchWithdrawal, rejectWithdrawal } from './resolve-withdrawal.ts'
export { createWithdrawalHandlers } from './withdrawals.handlers.ts'
export {
  anonymizeWithdrawalsOf,
  findWithdrawal,
  findWithdrawalsOf,
  lockWithdrawal,
} from './withdrawals.repository.ts'

/** Creates the job that lets declarations take effect to which no one has objected. */
export const createWithdrawalJobs = ({ db, clock, brand, market }: CommandDeps): Job[] => [
  {
    name: 'do-withdrawals',
    at: '* * * * *',
    work() {
      const now = clock.now()
      return eachDue(db, now, lockDue, (tx, { id }) => doWithdrawal(tx, { brand, market }, id, now))
    },
  },
]
