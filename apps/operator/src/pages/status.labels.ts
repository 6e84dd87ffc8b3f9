/** Names of the states of applications and shops. A shop that is `pending` is approved and not open yet. */
export const applicationStatus = {
  pending: 'To decide',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const

export const shopStatus = {
  open: 'Open',
  pending: 'Not open yet',
  suspended: 'Suspended',
  terminated: 'Terminated',
  closed: 'Closed',
} as const

export const endsOn = (day: string) => `Ends ${day}`

export const all = 'All'
