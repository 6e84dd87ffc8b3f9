export const orderDialogLabels = {
  cancelReturnTitle: 'Cancel the return?',
  cancelReturnText:
    'You keep the items and get no refund. You can request another return until the return window closes.',
  cancelReturn: 'Cancel return',
  keepReturn: 'Keep return',
  ownPostageTitle: 'Pay the postage yourself?',
  ownPostageText:
    'The shop can’t add a label after that. Keep the receipt: you enter what you paid when you mark the return as sent, and get it back with your refund.',
  ownPostage: 'Pay the postage',
  keepWaiting: 'Keep waiting',
  postageInvalid: 'Enter an amount, for example 4.50.',
  withdrawTitle: 'Withdraw the claim?',
  withdrawText: 'The shop won’t answer it. You can report a problem again until the return window closes.',
  withdraw: 'Withdraw claim',
  keepClaim: 'Keep claim',
} as const
