export const siteHeaderLabels = {
  wishes: 'Wish list',
  home: 'HOME',
  bestSeller: 'BEST SELLER',
  allProducts: 'ALL PRODUCTS',
  sellerCenter: 'Seller Center',
  becomeSeller: 'Become a seller',
  account: 'Account',
  orderHistory: 'Order History',
  sellerChannel: 'Seller Channel',
  sellerRegistration: 'Seller Registration',
  drawer: {
    logIn: 'Log in',
    orders: 'Orders',
    help: 'Help',
    shops: 'Shops',
    sell: 'Sell on {market}',
  },
} as const
