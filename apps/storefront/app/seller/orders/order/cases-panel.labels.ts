export const casesPanelLabels = {
  title: 'Returns, claims and refunds',
  dispute: 'Dispute over {amount}',
  disputeOpen: 'We’ll decide by {day}. Until then, we hold the amount.',
  disputeLost: 'We’re refunding {refunded} to the buyer. {decision}',
  disputeWon: 'The amount is yours. {decision}',
  openReturn: 'Open return',
  canceled: 'Canceled',
  item: 'Item',
  note: 'Note',
  refund: 'Refund of {amount}',
} as const
