export const returnAnswerLabels = {
  approveTitle: 'Approve',
  instructions: 'Shipping instructions',
  instructionsHint:
    'If you leave this empty, the buyer gets the return address from your settings and waits for your label.',
  approve: 'Approve return',
  declineTitle: 'Or decline',
  reason: 'Reason',
  reasonHint: 'The buyer sees it and can open a dispute.',
  reasonMissing: 'Enter your reason for declining.',
  decline: 'Decline return',
} as const
