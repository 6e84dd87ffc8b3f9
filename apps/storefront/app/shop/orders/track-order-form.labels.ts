export const trackOrderFormLabels = {
  title: 'Find your order',
  text: 'Find the order number in your confirmation email.',
  form: 'Track an order',
  fromEmail: 'Show the order from your email',
  number: 'Order number',
  numberHint: '10 letters and digits, such as 7KQ2M9XW4T.',
  email: 'Email',
  emailHint: 'The email you used for the order.',
  submit: 'Track order',
  order: 'Order {number}',
  withdraw: 'Withdraw from contract here',
  found: 'Order {number}, from {count, plural, one {# shop} other {# shops}}.',
} as const
