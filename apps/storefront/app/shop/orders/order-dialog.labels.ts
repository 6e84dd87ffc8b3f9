export const orderDialogLabels = {
  cancelReturnTitle: 'Cancel the return?',
  cancelReturnText:
    'You keep the items and get no refund. You can request another return until the return window closes.',
  cancelReturn: 'Cancel return',
  keepReturn: 'Keep return',
  withdrawTitle: 'Withdraw the claim?',
  withdrawText: 'The shop won’t answer it. You can report a problem again until the return window closes.',
  withdraw: 'Withdraw claim',
  keepClaim: 'Keep claim',
} as const
