export const answerFormLabels = {
  form: 'Answer to {author}',
  text: 'Your answer to {author}',
  publish: 'Publish answer',
  cancel: 'Cancel',
  published: 'Answer published',
} as const
