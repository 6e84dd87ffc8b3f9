export const sharedWishListLabels = {
  home: 'Home',
  titleOf: '{name}’s wish list',
  title: 'A wish list',
  description: 'A wish list shared by link.',
  lede: 'Available products, newest first.',
  empty: 'No products on this list right now',
  allProducts: 'See all products',
} as const
