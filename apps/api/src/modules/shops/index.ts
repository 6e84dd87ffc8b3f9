/** Shops: public pages, becoming a seller, settings, vacations and the team. */
export { findPending, ownsTerminatedShop } from './applications.repository.ts'
export { findApplicationsOf } from './applications.service.ts'
export { type ApprovalContext, approvePending, type DecisionContext, rejectPending } from './approve.ts'
export { attestShop } from './attest.ts'
export { findAttestations } from './attestations.repository.ts'
export { noteDigest } from './email-settings.repository.ts'
export { createEndJob } from './end-shops.ts'
export { featureShop, findFeaturedShop } from './featured.repository.ts'
export { findFirstSteps, findMissingOfWaiting } from './first-steps.repository.ts'
export { type FirstStepFacts, firstStepFacts } from './first-steps.sql.ts'
export { firstSteps, missingInWords, missingSteps, type Selling } from './first-steps.ts'
export { forgetSeller } from './forget-seller.ts'
export { isReadyToSell, openingGaps, requireNoGaps } from './opening-gaps.repository.ts'
export {
  countApplications,
  countApproved,
  countShops,
  findApplicationForOperator,
  findApplicationPage,
  findFiguresOf,
  findShopForOperator,
  findShopPage,
  findShopsToOpen,
  isMember,
  lockApplication,
  type OperatorShopRow,
} from './operator.repository.ts'
export { findOwnedShops, findShopBySlug } from './owned-shops.repository.ts'
export { createPauseJob } from './pause.ts'
export { createPublicShopHandlers } from './public.handlers.ts'
export { type ShopRow, shopJson } from './public.repository.ts'
export { shopOf } from './public.service.ts'
export { type ShopFactsRow, shopFactsJson, shopFactsOf } from './public-facts.repository.ts'
export { viewAddress } from './shop-address.ts'
export { writeShopLog, writeShopLogs } from './shop-log.repository.ts'
export { findAllOwners, findOwners, findShopsByStatus, lockShop } from './shop-status.repository.ts'
export { createShopHandlers } from './shops.handlers.ts'
export { reopenShop, suspendShop } from './suspend.ts'
export { announceEnd, firstEnd, hasCome, withdrawEnd } from './termination.ts'
export { findChecks, findTrader, findTraderVersions, type Trader } from './trader/trader.repository.ts'
export { CHECKED_FACTS, type CheckedFact } from './trader/trader.schema.ts'
export { viewTrader } from './trader/trader.view.ts'
export { gapsInWords, traderGaps } from './trader/trader-gaps.ts'
export { verifyTrader } from './trader/verify-trader.ts'
