/** Commission of the marketplace by category and shop. */
export {
  CommissionRefused,
  type CommissionTerms,
  changeRule,
  firstDayOfRaise,
  type RuleChange,
} from './change-rules.ts'
export { createCommissionHandlers } from './commission.handlers.ts'
export { raisedEmail, tellRaised } from './commission-emails.ts'
export { raisesDefault } from './default-rate.ts'
export { keepRates } from './keep-rates.ts'
export {
  findGeneralRates,
  findRuleHistory,
  findRulesFrom,
  findRulesState,
} from './rules.repository.ts'
