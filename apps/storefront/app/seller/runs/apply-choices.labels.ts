export const applyChoicesLabels = {
  stock: 'Stock in the file',
  stockChoices: {
    new_only: 'Use for new products and variants only',
    replace: 'Replace current stock',
    add: 'Add to current stock',
  },
  newProducts: 'New products',
  newProductChoices: { as_in_file: 'Publish as the file says', draft: 'Import as drafts' },
  apply: 'Import {count, plural, one {# product} other {# products}}',
  text: 'Nothing is published until you press this. You can undo it for 30 days.',
} as const
