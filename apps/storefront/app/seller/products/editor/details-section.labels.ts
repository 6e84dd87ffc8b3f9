export const detailsLabels = {
  title: 'Details',
  unnamed: 'detail {number}',
  remove: 'Remove {name}',
  name: 'Name of detail {number}',
  namePlaceholder: 'Such as Material',
  text: 'Text of {name}',
  add: 'Add a detail',
} as const
