export const claimRouteLabels = {
  needsScripts:
    'Turn on JavaScript to report a problem, then reload the page. Or contact us with your order number.',
} as const
