import type { Claim, Dispute, OrderRefund, Return, ReturnCondition } from '@stoa/api-client/schema'
import type { BadgeProps } from '@stoa/ui'
import {
  claimStatusLabels,
  disputeStatusLabels,
  refundStatusLabels,
  returnConditionLabels,
  returnStatusLabels,
} from './returns.labels.ts'

type Statuses<Name extends string> = Readonly<Record<Name, { label: string; tone: BadgeProps['tone'] }>>

const RETURN_STATUS: Statuses<Return['status']> = {
  requested: { label: returnStatusLabels.requested, tone: 'caution' },
  approved: { label: returnStatusLabels.approved, tone: 'accent' },
  in_transit: { label: returnStatusLabels.in_transit, tone: 'info' },
  received: { label: returnStatusLabels.received, tone: 'info' },
  refunded: { label: returnStatusLabels.refunded, tone: 'positive' },
  rejected: { label: returnStatusLabels.rejected, tone: 'critical' },
  canceled: { label: returnStatusLabels.canceled, tone: 'neutral' },
}

/** Status of a return as its shop sees it. An approved one may still wait for the shop's label. */
export const returnStatusOf = ({ status, postage }: Return) =>
  postage?.kind === 'awaited'
    ? ({ label: returnStatusLabels.awaited, tone: 'caution' } as const)
    : RETURN_STATUS[status]

export const CLAIM_STATUS: Statuses<Claim['status']> = {
  open: { label: claimStatusLabels.open, tone: 'caution' },
  approved: { label: claimStatusLabels.approved, tone: 'accent' },
  rejected: { label: claimStatusLabels.rejected, tone: 'critical' },
  resolved: { label: claimStatusLabels.resolved, tone: 'positive' },
  withdrawn: { label: claimStatusLabels.withdrawn, tone: 'neutral' },
}

export const DISPUTE_STATUS: Statuses<Dispute['status']> = {
  open: { label: disputeStatusLabels.open, tone: 'caution' },
  under_review: { label: disputeStatusLabels.under_review, tone: 'info' },
  resolved_buyer: { label: disputeStatusLabels.resolved_buyer, tone: 'neutral' },
  resolved_seller: { label: disputeStatusLabels.resolved_seller, tone: 'positive' },
}

export const REFUND_STATUS: Statuses<OrderRefund['status']> = {
  pending: { label: refundStatusLabels.pending, tone: 'info' },
  succeeded: { label: refundStatusLabels.succeeded, tone: 'positive' },
  failed: { label: refundStatusLabels.failed, tone: 'critical' },
}

export const CONDITIONS: readonly { value: ReturnCondition; label: string }[] = [
  { value: 'as_new', label: returnConditionLabels.as_new },
  { value: 'worn', label: returnConditionLabels.worn },
  { value: 'damaged', label: returnConditionLabels.damaged },
  { value: 'incomplete', label: returnConditionLabels.incomplete },
]
