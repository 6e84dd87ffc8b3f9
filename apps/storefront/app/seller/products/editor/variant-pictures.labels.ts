export const variantPicturesLabels = {
  label: 'Picture of {value}',
  first: 'First picture',
  several: 'Several pictures',
  picture: 'Picture {number}',
  describedPicture: 'Picture {number}: {description}',
} as const
