export const detailsLabels = {
  title: 'Details',
  unnamed: 'detail {number}',
  remove: 'Remove {name}',
  name: 'Name of detail {number}',
  namePlaceholder: 'Such as Material',
  nameMissing: 'Enter a name, or remove the detail.',
  text: 'Text of {name}',
  textMissing: 'Enter the text, or remove the detail.',
  add: 'Add a detail',
} as const
