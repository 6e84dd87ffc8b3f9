export const applyChoicesLabels = {
  region: 'Import',
  stock: 'Stock in the file',
  stockChoices: {
    new_only: 'For new products and variants',
    replace: 'Replace current stock',
    add: 'Add to current stock',
  },
  newProducts: 'New products',
  newProductChoices: { as_in_file: 'Publish as the file says', draft: 'Import as drafts' },
  apply: 'Import {count, plural, one {# product} other {# products}}',
  text: 'Nothing is published until you import. You can undo it for 30 days.',
} as const
