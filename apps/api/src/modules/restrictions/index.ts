/** Restrictions: decisions of the marketplace that hide a product, a review or a question. */
export {
  addRestriction,
  dismissReports,
  liftRestriction,
  type RestrictedKind,
  restrictedKindOf,
} from './restrict.ts'
export { findRestrictions } from './restrictions.repository.ts'
