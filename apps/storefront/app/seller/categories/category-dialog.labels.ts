export const categoryDialogLabels = {
  move: { title: 'Move {name}', target: 'New parent category', button: 'Move category' },
  merge: { title: 'Merge {name}', target: 'Merge into', button: 'Merge category' },
  delete: { title: 'Delete {name}?', target: 'Move its products to', button: 'Delete category' },
  cancel: 'Cancel',
  close: 'Close',
  blocked: 'It has subcategories. Move or delete them first.',
  products: '{name} contains {count, plural, =0 {no products} one {# product} other {# products}}.',
  productsOfBoth:
    '{name} contains {count, plural, =0 {no products} one {# product} other {# products}}, {target} contains {targetCount, plural, =0 {no products} one {# product} other {# products}}.',
  mergeText: 'Its products and subcategories move, and its URL redirects to the other category.',
  merged: '{name} merged into {target}',
  anotherCategory: 'another category',
  deleted: '{name} deleted',
} as const
