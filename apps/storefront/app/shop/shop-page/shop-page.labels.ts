export const shopAboutLabels = {
  title: 'About {shop}',
  makers: 'Makers',
} as const

export const shopToolsLabels = {
  search: 'Search in {shop}',
  categories: 'Categories of {shop}',
  all: 'All',
  onSale: 'On sale',
} as const

export const shopPartsLabels = {
  label: 'Parts of this page',
  products: 'Products',
  story: 'Story',
  reviews: 'Reviews',
  delivery: 'Delivery and returns',
  seller: 'Seller details',
} as const

export const shopReviewsLabels = {
  title: 'Reviews',
  count: '{count, plural, one {# review} other {# reviews}}',
  none: 'No reviews yet.',
  failed: 'These reviews can’t be shown right now.',
} as const

export const shopTermsLabels = {
  delivery: 'Delivery and returns',
  seller: 'Seller details',
  soldBy: 'Sold by',
  place: 'Place',
  since: 'Here since',
  report: 'Report this shop',
  everyShop: 'In every shop, you see the arrival dates and prices before you pay, and you can return items.',
  shippingPolicy: 'Shipping policy',
  returnPolicy: 'Return policy',
  shipping: 'Shipping',
  returns: 'Returns',
  care: 'Care',
} as const
