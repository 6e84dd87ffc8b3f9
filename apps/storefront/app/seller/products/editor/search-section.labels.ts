export const searchSectionLabels = {
  title: 'Search engines',
  pageTitle: 'Page title',
  pageTitleHint:
    '{count, plural, one {# character} other {# characters}}; search engines show about 60. Leave empty to use the product name.',
  description: 'Meta description',
  descriptionHint:
    '{count, plural, one {# character} other {# characters}}; search engines show about 160. Leave empty to use the product description.',
  preview: 'Search result preview',
  previewTitle: 'Product name',
  previewText: 'Start of the description',
} as const
