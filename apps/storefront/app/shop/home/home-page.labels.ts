export const homePageLabels = {
  title: 'Good things, made by people you can name.',
  lede: '{shops, plural, =0 {} one {Products from # shop. } other {Products from # shops. }}Fill one cart, pay once, and every shop ships its own parcel.',
  shopAll: 'Shop all products',
  meetShops: 'Meet the shops',
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
  shops: { title: 'Real workshops', text: 'A person checks every shop.' },
} as const
