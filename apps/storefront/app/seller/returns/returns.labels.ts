export const returnStatusLabels = {
  requested: 'To answer',
  approved: 'Approved',
  awaited: 'Needs a label',
  in_transit: 'On its way',
  received: 'Received',
  refunded: 'Refunded',
  rejected: 'Declined',
  canceled: 'Canceled',
} as const

export const returnReasonLabels = {
  changed_mind: 'Changed their mind',
  does_not_fit: 'Doesn’t fit',
  other: 'Another reason',
  damaged: 'Damaged',
  faulty: 'Doesn’t work',
  wrong_item: 'Wrong item',
  not_as_described: 'Not as described',
} as const

export const returnConditionLabels = {
  as_new: 'As new',
  worn: 'Worn',
  damaged: 'Damaged',
  incomplete: 'Incomplete',
} as const

export const claimStatusLabels = {
  open: 'To answer',
  approved: 'Accepted',
  rejected: 'Declined',
  resolved: 'Settled',
  withdrawn: 'Withdrawn',
} as const

export const claimKindLabels = {
  missing: 'Something is missing',
  wrong_item: 'Wrong item',
  damaged: 'Something is damaged',
  not_as_described: 'Not as described',
} as const

export const disputeStatusLabels = {
  open: 'Waiting for our review',
  under_review: 'Under review',
  resolved_buyer: 'Decided for the buyer',
  resolved_seller: 'Decided for you',
} as const

export const refundStatusLabels = {
  pending: 'In progress',
  succeeded: 'Refunded',
  failed: 'Failed',
} as const

export const canceledByLabels = {
  buyer: 'The buyer canceled it.',
  shop: 'Your shop canceled it.',
  operator: 'We canceled it.',
  system: 'Canceled automatically because it wasn’t shipped in time.',
} as const
