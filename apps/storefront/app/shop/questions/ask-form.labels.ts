export const askFormLabels = {
  form: 'Ask {shop}',
  question: 'Your question to {shop}',
  hint: 'Once answered, your question appears here with your account name. Don’t include addresses or order numbers.',
  submit: 'Send question',
  cancel: 'Cancel',
} as const
