export const findLabels = {
  title: 'Find',
  field: 'Number, email, URL or name',
  hint: 'Type a whole order, tracking or invoice number, email, ID, SKU or URL, or how a name begins.',
  find: 'Find',
  hits: 'Results',
  nothing: 'Nothing found',
  nothingText: 'Check the spelling. You find only what your permissions let you see.',
} as const
