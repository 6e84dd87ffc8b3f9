import type { CaseKind } from '@stoa/api-client/operator-schema'

/** Kinds of cases in the order of their tabs. */
export const caseKinds: Record<CaseKind, string> = {
  dispute: 'Disputes',
  claim: 'Claims',
  return: 'Returns',
  withdrawal: 'Withdrawals',
  report: 'Reports',
}

export const caseKind: Record<CaseKind, string> = {
  dispute: 'Dispute',
  claim: 'Claim',
  return: 'Return',
  withdrawal: 'Withdrawal',
  report: 'Report',
}

export const caseStates = { waiting: 'To decide', open: 'Open', closed: 'Closed' } as const

/** Kinds of claims and of reported content. */
export const caseAbout: Readonly<Record<string, string>> = {
  missing: 'Missing',
  wrong_item: 'Wrong item',
  damaged: 'Damaged',
  not_as_described: 'Not as described',
  product: 'Product',
  shop: 'Shop',
  review: 'Review',
  question: 'Question',
}

/** Names of states by kind: `open` is another one for each. */
export const caseStatus: Record<CaseKind, Readonly<Record<string, string>>> = {
  dispute: {
    open: 'To decide',
    under_review: 'Under review',
    resolved_buyer: 'Decided for the buyer',
    resolved_seller: 'Decided for the shop',
  },
  claim: {
    open: 'With the shop',
    approved: 'Accepted',
    rejected: 'Declined',
    resolved: 'Resolved',
    withdrawn: 'Withdrawn',
  },
  return: {
    requested: 'Requested',
    approved: 'Approved',
    in_transit: 'On its way',
    received: 'Received',
    refunded: 'Refunded',
    rejected: 'Declined',
    canceled: 'Canceled',
  },
  withdrawal: {
    unmatched: 'To decide',
    matched: 'Takes effect soon',
    done: 'Took effect',
    objected: 'Objected',
    rejected: 'Rejected',
  },
  report: { open: 'To decide', closed: 'Closed' },
}
