export const bulkDialogLabels = {
  titles: {
    price: 'Change prices',
    sale: 'Plan a sale',
    stock: 'Change stock',
    status: 'Change the status',
    category: 'Change the category',
    tags: 'Change tags',
  },
  preview: 'See what changes',
  apply: 'Change {count, plural, one {# product} other {# products}}',
  cancel: 'Cancel',
} as const
