export const productTabLabels = {
  all: 'All',
  active: 'Active',
  draft: 'Draft',
  archived: 'Archived',
  low: 'Low stock',
  out: 'Out of stock',
} as const

export const missingPartLabels = { picture: 'Picture', category: 'Category' } as const
