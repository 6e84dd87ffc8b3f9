export const productAsideLabels = {
  status: 'Status',
  statuses: {
    draft: 'Draft: hidden from shoppers',
    active: 'Active: for sale',
    archived: 'Archived: kept, not for sale',
  },
  publishAt: 'Goes on sale',
  publishAtHint: 'In the shop’s time zone, {timeZone}. Leave empty to keep it a draft.',
  place: 'Category and tags',
  category: 'Category',
  findCategory: 'Find a category',
  taxCategory: 'Tax category',
  ofCategory: 'That of its category',
  tags: 'Tags',
} as const
