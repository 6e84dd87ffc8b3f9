export const findLabels = {
  title: 'Find',
  field: 'Order number, email or URL of a shop',
  hint: 'Type all of it: 7KQ2M9XW4T, robin@shop.example or kiln-and-cove.',
  find: 'Find',
  hits: 'Results',
  nothing: 'Nothing found',
  nothingText: 'Check the spelling. Orders and people need the permission for support.',
} as const
