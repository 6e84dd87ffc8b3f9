import type { afterSalesLabels } from './after-sales.labels.ts'
import type { ClaimData, ReturnReasonName } from './after-sales-data.ts'

type Label = keyof typeof afterSalesLabels

export const RETURN_REASONS = {
  changedMind: 'changedMind',
  doesNotFit: 'doesNotFit',
  damaged: 'damaged',
  faulty: 'faulty',
  wrongItem: 'wrongItem',
  notAsDescribed: 'notAsDescribed',
  other: 'otherReason',
} as const satisfies Record<ReturnReasonName, Label>

export const CLAIM_KINDS = {
  missing: 'claimMissing',
  damaged: 'damaged',
  wrongItem: 'wrongItem',
  notAsDescribed: 'notAsDescribed',
} as const satisfies Record<ClaimData['kind'], Label>

export const RESOLUTIONS = {
  refund: 'wantedRefund',
  replacement: 'wantedReplacement',
} as const satisfies Record<ClaimData['wanted'], Label>
