export const purchasePanelLabels = {
  saleEnds: 'Until {day}',
  sizeGuide: 'Size guide',
  logInToWait: 'Log in to get an email when it’s back',
} as const
