export const ownRatesLabels = {
  title: 'Your commission rates',
  caption: 'Commission rates of your shop',
  text: 'These apply instead of the marketplace’s rates. Orders keep the rate of the day they were placed.',
  category: 'Category',
  everything: 'Everything else you sell',
  rate: 'Rate',
  percent: '{rate}%',
  from: 'From',
  until: 'Until',
} as const
