export const askShopLabels = {
  ask: 'Ask a question',
  asked: '{shop} has your question.',
  askedText: 'You’ll get the answer by email. Question and answer will then appear here.',
} as const
