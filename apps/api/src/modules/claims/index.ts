/** Claims of buyers about items that are missing, wrong, damaged or not as described. */
export { answerClaim } from './answer-claim.ts'
export { claimAmount } from './claim-amount.ts'
export { takeClaimTransition } from './claim-transition.ts'
export { createClaimHandlers } from './claims.handlers.ts'
export { readClaim, setClaim } from './claims.repository.ts'
export { type ClaimDecision, decideClaim } from './decide-claim.ts'
export { openClaim } from './open-claim.ts'
