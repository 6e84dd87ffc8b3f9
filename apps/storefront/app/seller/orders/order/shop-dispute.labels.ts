export const shopDisputeLabels = {
  dispute: 'Dispute over {amount}',
  disputeOpen: 'We’ll decide by {day}. Until then, we hold the amount.',
  disputeLost: 'We’re refunding {refunded} to the buyer. {decision}',
  disputeWon: 'The amount is yours. {decision}',
  statement: 'Your side of the dispute',
  message: 'Tell us your side',
  hint: 'We and the buyer read it. You can’t change it afterwards.',
  pictures: 'Pictures, such as proof of delivery',
  send: 'Send',
} as const
