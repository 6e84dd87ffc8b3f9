export const sellerLayoutLabels = {
  needsScripts: 'Turn on JavaScript to use the Seller Center, then reload the page.',
} as const
