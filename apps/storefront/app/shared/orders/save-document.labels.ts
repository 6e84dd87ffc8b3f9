export const saveDocumentLabels = {
  none: 'There’s no such document for this order.',
  noAnswer: 'We couldn’t reach the server. Please try again.',
} as const
