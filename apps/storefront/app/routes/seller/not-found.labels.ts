export const notFoundLabels = {
  title: 'Page not found · Seller Center',
  description: 'There is no page at this URL.',
  heading: 'We can’t find this page in the Seller Center',
  hint: 'It may have moved, or the link may be misspelled.',
  dashboard: 'Back to the dashboard',
} as const
