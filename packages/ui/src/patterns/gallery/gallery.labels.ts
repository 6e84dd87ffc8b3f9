export const galleryLabels = {
  pictures: 'Pictures of {name}',
  show: 'Show picture {number} of {count}',
} as const
