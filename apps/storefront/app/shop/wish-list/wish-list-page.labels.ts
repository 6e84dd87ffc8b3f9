export const wishListPageLabels = {
  home: 'Home',
  title: 'Wish list',
  lede: 'Your saved products at today’s prices.',
  needsScripts: 'Turn on JavaScript to use your wish list.',
  none: 'Nothing saved yet',
  noneHint: 'Press the heart on a product to save it here.',
  seeAll: 'See all products',
  guest: 'Your list is saved on this device.',
  guestText: 'Log in to see it on all devices, share it and get price-drop alerts.',
  logIn: 'Log in',
} as const
