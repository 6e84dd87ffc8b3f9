export const fieldValueLabels = {
  deletedCategory: 'a deleted category',
  picture: 'a picture',
  option: '{name}: {values}',
  offered: 'for sale',
} as const
