export const labelFileLabels = {
  file: 'Label',
  hint: 'PDF or PNG, at most {max} MB. The buyer downloads it.',
  tooLarge: 'This file is too large. Choose one of at most {max} MB.',
  chosen: 'Chosen: {file}',
  uploaded: 'A label is uploaded. Choose another file to replace it.',
  uploading: 'Uploading the label',
  missing: 'Choose the label.',
  addTitle: 'Add the label',
  replaceTitle: 'Replace the label',
  replaceText: 'The buyer gets an email with the new label.',
} as const
