export const productAsideLabels = {
  status: 'Status',
  statuses: {
    draft: 'Draft: hidden from shoppers',
    active: 'Active: for sale',
    archived: 'Archived: kept, not for sale',
  },
  publishAt: 'Goes on sale',
  publishAtHint: 'In your device’s time zone. Leave empty to keep it a draft.',
  place: 'Category and tags',
  category: 'Category',
  findCategory: 'Find a category',
  tags: 'Tags',
} as const
