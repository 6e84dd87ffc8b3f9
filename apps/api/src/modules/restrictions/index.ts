/** Restrictions: decisions of the marketplace that hide a product, a review or a question, block an account, or terminate a shop. */
export { blockAccount, unblockAccount } from './block-account.ts'
export {
  addRestriction,
  type DecisionContext,
  dismissReports,
  liftRestriction,
  type NewRestriction,
  type RestrictedKind,
  restrictedKindOf,
} from './restrict.ts'
export {
  findRestrictions,
  findRestrictionsOf,
  lockRestriction,
  type RestrictionRow,
} from './restrictions.repository.ts'
export { announceTermination, withdrawTermination } from './terminate-shop.ts'
