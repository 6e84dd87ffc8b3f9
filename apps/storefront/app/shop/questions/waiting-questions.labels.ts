export const waitingQuestionLabels = {
  list: 'Your questions waiting for an answer',
  waiting: 'Waiting for an answer',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw: {question}',
  withdrawn: 'Question withdrawn',
} as const
