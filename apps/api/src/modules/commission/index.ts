/** What the marketplace takes of a sale, by category. */
export { CommissionRefused, changeRule } from './change-rules.ts'
export { createCommissionHandlers } from './commission.handlers.ts'
export { findRuleHistory, findRules } from './rules.repository.ts'
