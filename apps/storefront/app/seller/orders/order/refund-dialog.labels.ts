export const refundDialogLabels = {
  title: 'Refund order {number}',
  text: 'Refund without a return. The buyer gets an email with the amount and your message.',
  back: 'Back',
  refund: 'Refund',
  items: 'Items to refund',
  shipping: 'Refund shipping',
  amount: 'Other amount ({currency})',
  amountInvalid: 'Enter an amount, for example 4.50.',
  message: 'Message to the buyer',
} as const
