export const returnPageLabels = {
  done: 'Return requested',
  answer: '{shop} answers by {day}. Otherwise, the return is approved automatically.',
  answered: '{shop} has answered. See your order for how to ship it.',
  instructions:
    'Once it’s approved, you’ll get instructions by email and on your order page. Don’t ship anything before that.',
  refund: 'After the shop has checked the items, we’ll refund your original payment method.',
  none: 'Nothing to return now',
  notDelivered: 'You can return items once the whole order has been delivered.',
  closed: 'The return window closed on {day}. If something is wrong with an item, please contact us.',
  allHandled: 'All items of this order are already canceled, returned, or part of a return or claim.',
  policy: 'How returns work',
} as const
