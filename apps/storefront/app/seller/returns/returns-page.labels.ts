export const returnsPageLabels = {
  title: 'Returns',
  empty: 'No returns yet',
  emptyText: 'Return requests will appear here.',
  toAnswer:
    '{count, plural, one {# return needs your answer or a label.} other {# returns need your answer or a label.}}',
  claims: '{count, plural, one {# claim} other {# claims}} to answer',
  claim: '{kind} · {buyer} · answer by {day}',
  formerBuyer: 'Former buyer',
  items: '{count, plural, one {# item} other {# items}}',
} as const

export const returnViewLabels = {
  requested: { label: 'Waiting for you', none: 'No returns waiting for you' },
  under_way: { label: 'On the way', none: 'No returns on the way' },
  done: { label: 'Done', none: 'No completed returns yet' },
  all: { label: 'All', none: 'No returns yet' },
} as const

export const returnColumnLabels = {
  order: 'Order',
  status: 'Status',
  buyer: 'Buyer',
  items: 'Items',
  requested: 'Requested',
  dueBy: 'Due by',
} as const
