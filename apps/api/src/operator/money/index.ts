/** Balances, payouts, commission and the days of the ledger. */
import type { Deps } from '../../platform/deps.ts'
import { createCommissionHandlers } from './commission.handlers.ts'
import { createDayHandlers } from './days.handlers.ts'
import { createPayoutHandlers } from './payouts.handlers.ts'

export const createMoneyHandlers = (deps: Deps) => ({
  ...createPayoutHandlers(deps),
  ...createCommissionHandlers(deps),
  ...createDayHandlers(deps),
})
export { moneyWork } from './money-work.ts'
