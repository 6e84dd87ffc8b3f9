export const applyChoicesLabels = {
  region: 'Import',
  stock: 'Stock in the file',
  stockChoices: {
    new_only: 'New items only',
    replace: 'Replace stock',
    add: 'Add to stock',
  },
  newProducts: 'New products',
  newProductChoices: { as_in_file: 'As in the file', draft: 'As drafts' },
  apply: 'Import {count, plural, one {# product} other {# products}}',
  text: 'Nothing is published until you import. You can undo it for 30 days.',
} as const
