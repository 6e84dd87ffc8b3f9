export const featuredLabels = {
  title: 'Catalog',
  now: 'On the front page',
  none: 'No shop is featured.',
  field: 'URL of the shop',
  hint: 'Only the last part, for example kiln-and-cove. The shop has to be open.',
  feature: 'Feature this shop',
  clear: 'Feature no shop',
  failed: 'Couldn’t save the featured shop. Check your connection and try again.',
} as const
