export const homePageLabels = {
  title: 'Many shops, one cart',
  empty: 'Our first shops are on their way',
  lede: '{shops, plural, =0 {} one {Products from # shop. } other {Products from # shops. }}Fill one cart, pay once, and every shop ships its own parcel.',
  shopAll: 'Shop all products',
  meetShops: 'Meet the shops',
  openShop: 'Open a shop',
  categories: 'Shop by category',
  allProducts: 'All products',
  bestSellers: 'Best sellers',
  newest: 'Just arrived',
  scene: 'On one table',
  sceneDetail:
    '{items, plural, one {# item} other {# items}} from {shops, plural, one {# shop} other {# shops}}',
  seeAll: 'See all',
  shops: 'Shops to discover',
  allShops: 'All shops',
} as const

export const promiseLabels = {
  cart: { title: 'One cart, every shop', text: 'Pay once. Each shop ships on its own.' },
  protection: { title: 'Buyer protection', text: 'Money back if it never arrives.' },
  returns: { title: 'Returns in {days} days', text: 'Start one from your orders.' },
  shops: { title: 'Know who you buy from', text: 'Every item names its shop.' },
} as const
