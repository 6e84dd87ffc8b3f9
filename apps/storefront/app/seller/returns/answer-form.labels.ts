export const returnAnswerLabels = {
  approveTitle: 'Approve',
  instructions: 'Shipping instructions',
  instructionsHint:
    'If you leave this empty, we ask the buyer to wait for your email with the address and label.',
  approve: 'Approve return',
  declineTitle: 'Or decline',
  reason: 'Reason',
  reasonHint: 'The buyer sees it and can open a dispute.',
  reasonMissing: 'Enter your reason for declining.',
  decline: 'Decline return',
} as const
