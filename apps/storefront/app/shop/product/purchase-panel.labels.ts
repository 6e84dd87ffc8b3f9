export const purchasePanelLabels = {
  saleEnds: 'Until {day}',
  undeliverable: 'Doesn’t deliver to {country}.',
  notToEu: 'This shop can’t deliver to the EU yet.',
  chooseCountry: 'Choose another country below.',
  similar: 'See similar products',
  sizeGuide: 'Size guide',
  logInToWait: 'Log in to get an email when it’s back',
} as const
