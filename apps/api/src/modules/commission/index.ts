/** Commission of the marketplace by category. */
export { CommissionRefused, changeRule } from './change-rules.ts'
export { createCommissionHandlers } from './commission.handlers.ts'
export { findRuleHistory, findRules } from './rules.repository.ts'
