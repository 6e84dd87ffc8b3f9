export const afterSalesRouteLabels = {
  returnNeedsScripts:
    'Turn on JavaScript to request a return, then reload the page. Or contact us with your order number.',
  claimNeedsScripts:
    'Turn on JavaScript to report a problem, then reload the page. Or contact us with your order number.',
} as const
