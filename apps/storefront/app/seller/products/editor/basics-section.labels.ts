export const basicsLabels = {
  title: 'Product',
  name: 'Name',
  slug: 'URL',
  slugFromName: 'Leave empty to create it from the name.',
  slugFree: 'This URL is available.',
  slugRedirects: 'The old URL will redirect here.',
  slugTaken: 'Another product uses this URL.',
  useSlug: 'Use {slug}',
  description: 'Description',
} as const
