export const payPalLabels = {
  name: 'PayPal',
  pay: 'Pay now',
  notOffered: {
    title: 'PayPal doesn’t offer this here.',
    text: 'Please choose another way to pay.',
  },
  sandbox: {
    title: 'PayPal’s sandbox.',
    text: 'No money moves here. Never type a real card.',
  },
} as const

export const cardLabels = {
  fields: {
    number: 'Card number',
    expiry: 'Expiry date',
    cvv: 'Security code',
  },
  expiryExample: 'MM/YY',
  missing: {
    number: 'Enter the card number.',
    expiry: 'Enter the expiry date.',
    cvv: 'Enter the security code.',
  },
  invalid: {
    number: 'This card number isn’t valid.',
    expiry: 'This card has expired, or the date is incomplete.',
    cvv: 'This security code is incomplete.',
  },
} as const
