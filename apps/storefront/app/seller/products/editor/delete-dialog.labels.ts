export const deleteProductLabels = {
  title: 'Delete “{name}”?',
  text: 'If it was never sold, it’s deleted permanently. If it was sold, it’s archived: shoppers no longer see it, and its orders don’t change.',
  confirm: 'Delete product',
  cancel: 'Keep product',
} as const
