export const headerLabels = {
  logo: '{market}, home',
  home: 'HOME',
  bestSeller: 'BEST SELLER',
  allProducts: 'ALL PRODUCTS',
  becomeSeller: 'Become a seller',
  logIn: 'Log in',
  orders: 'Orders',
  wishes: 'Wish list',
  help: 'Help',
  shops: 'Shops',
  sell: 'Sell on {market}',
} as const
