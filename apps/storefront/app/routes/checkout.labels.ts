export const checkoutRouteLabels = {
  needsScripts: 'Turn on JavaScript to check out, then reload the page. Your cart is safe.',
} as const
