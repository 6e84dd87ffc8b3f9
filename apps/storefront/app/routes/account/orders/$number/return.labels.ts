export const returnRouteLabels = {
  needsScripts:
    'Turn on JavaScript to request a return, then reload the page. Or contact us with your order number.',
} as const
