export const variantToolDialogLabels = {
  price: { title: 'Set one price for all variants', label: 'Price' },
  stock: { title: 'Set the same stock for all variants', label: 'Items of each variant' },
  sku: {
    title: 'Create SKUs from a pattern',
    label: 'Pattern',
    hint: 'Put an option’s name in braces to insert its value.',
  },
  notAmount: 'Enter an amount, such as 24.50.',
  notCount: 'Enter a whole number, such as 12.',
  apply: 'Set for {count, plural, one {# variant} other {# variants}}',
  cancel: 'Cancel',
} as const
