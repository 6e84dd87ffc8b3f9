export const checkoutPageLabels = {
  title: 'Checkout',
  toCart: 'Go to cart',
  backToCart: 'Back to cart',
  loading: 'Calculating your total',
  placed: {
    title: 'This order is placed',
    text: 'Your order {number} is paid. You won’t be charged again.',
    see: 'See the order',
    continue: 'Continue shopping',
  },
  nothingSelected: {
    title: 'Nothing is selected',
    text: 'Select the items you want to buy in your cart, then come back.',
  },
} as const

export const checkoutStepLabels = {
  address: 'Address',
  shipping: 'Shipping',
  payment: 'Payment',
  shipHere: 'Ship to this address',
  duties: 'Import duties may be due on delivery of parcels from {shops}.',
  toPayment: 'Continue to payment',
  pay: 'Pay {amount}',
  outOfDate: 'Your total may be out of date.',
  retry: 'Try again',
} as const

export const deliveryPlanLabels = {
  standard: 'Standard',
  fastest: 'Fastest',
} as const

export const paymentStepLabels = {
  loadingMethods: 'Loading payment methods',
  loading: 'Loading the payment',
  missing: {
    title: 'The payment couldn’t be loaded.',
    text: 'You haven’t been charged. Please load this page again.',
  },
  notSetUp: {
    title: 'Payments aren’t set up.',
    text: 'This marketplace has no payment provider yet. You haven’t ordered anything, and your items stay in your cart.',
  },
  agreement: 'By paying you agree to the',
  terms: 'Terms',
  youHave: 'You have a',
  withdrawal: 'right of withdrawal',
  failed: 'Payment not completed.',
  orders: 'See your orders',
  noFailure: 'The payment didn’t go through. You haven’t been charged.',
  notFinished: 'The payment wasn’t finished. You haven’t been charged.',
  unreachable: 'We couldn’t reach the server. You haven’t been charged. Please try again.',
  notReady: 'You can’t pay right now. You haven’t been charged. Please try again in a moment.',
} as const

export const sellersLabels = {
  excepted: '{name}:',
} as const

export const checkoutProblemLabels = {
  named: '{name}: {problem}',
  shippingOf: 'Shipping, {shop}',
  withdrawalOf: 'Right of withdrawal, {product}',
  withdrawalPossible: 'You can withdraw from the contract.',
  address: 'Address',
  terms: 'Terms of service',
  termsBefore: 'Former version',
  termsNow: 'New version',
  incomplete: {
    title: 'The address is incomplete.',
    text: 'Shops need the full address to ship.',
    action: 'Complete the address',
  },
  undeliverable: {
    destination: '{shop} doesn’t deliver to {country}.',
    po_box: '{shop} doesn’t deliver to PO boxes or parcel lockers.',
    tax: '{shop} can’t deliver to the EU yet.',
    someShop: 'A shop',
    change: 'Change address',
  },
  leave: 'Leave in cart',
  taxUnknown: {
    title: '{shop} can’t sell to this address yet.',
    text: 'The tax for this address isn’t set up. Choose another address, or leave these items in your cart.',
    action: 'Choose another address',
  },
  dismiss: 'Dismiss',
  unreachable: 'We couldn’t reach the server. Your cart is safe. Please try again.',
} as const
