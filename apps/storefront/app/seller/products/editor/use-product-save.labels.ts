export const productSaveLabels = {
  notSaved: 'Not saved.',
  checkFields: 'Check the highlighted fields.',
} as const
