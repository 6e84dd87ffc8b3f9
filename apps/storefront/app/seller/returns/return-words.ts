import type {
  Claim,
  Dispute,
  OrderCancellation,
  OrderRefund,
  Return,
  ReturnCondition,
  ReturnReason,
} from '@stoa/api-client/schema'
import type { BadgeProps } from '@stoa/ui'

type Words<Name extends string> = Readonly<Record<Name, { label: string; tone: BadgeProps['tone'] }>>

export const RETURN_STATUS: Words<Return['status']> = {
  requested: { label: 'To answer', tone: 'caution' },
  approved: { label: 'Approved', tone: 'accent' },
  in_transit: { label: 'On its way', tone: 'info' },
  received: { label: 'Received', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'positive' },
  rejected: { label: 'Declined', tone: 'critical' },
  canceled: { label: 'Canceled', tone: 'neutral' },
}

export const RETURN_REASONS: Readonly<Record<ReturnReason, string>> = {
  changed_mind: 'Changed their mind',
  does_not_fit: 'Does not fit',
  other: 'Another reason',
  damaged: 'Damaged',
  faulty: 'Does not work',
  wrong_item: 'Wrong item',
  not_as_described: 'Not as described',
}

export const CLAIM_STATUS: Words<Claim['status']> = {
  open: { label: 'To answer', tone: 'caution' },
  approved: { label: 'Accepted', tone: 'accent' },
  rejected: { label: 'Declined', tone: 'critical' },
  resolved: { label: 'Settled', tone: 'positive' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
}

export const CLAIM_KINDS: Readonly<Record<Claim['kind'], string>> = {
  missing: 'Something is missing',
  wrong_item: 'A wrong item',
  damaged: 'Something is damaged',
  not_as_described: 'Not as described',
}

export const DISPUTE_STATUS: Words<Dispute['status']> = {
  open: { label: 'Waits for us', tone: 'caution' },
  under_review: { label: 'Being looked into', tone: 'info' },
  resolved_buyer: { label: 'Decided for the buyer', tone: 'neutral' },
  resolved_seller: { label: 'Decided for you', tone: 'positive' },
}

export const REFUND_STATUS: Words<OrderRefund['status']> = {
  pending: { label: 'On its way', tone: 'info' },
  succeeded: { label: 'Refunded', tone: 'positive' },
  failed: { label: 'Did not go through', tone: 'critical' },
}

export const CANCELED_BY: Readonly<Record<OrderCancellation['actor'], string>> = {
  buyer: 'The buyer canceled it.',
  shop: 'Your shop canceled it.',
  operator: 'We canceled it.',
  system: 'It was not sent in time, so it was canceled by itself.',
}

export const CONDITIONS: readonly { value: ReturnCondition; label: string }[] = [
  { value: 'as_new', label: 'As new' },
  { value: 'worn', label: 'Worn' },
  { value: 'damaged', label: 'Damaged' },
  { value: 'incomplete', label: 'Incomplete' },
]
