export const galleryLabels = {
  pictures: 'Pictures of {name}',
  show: 'Show picture {number} of {count}: {words}',
  enlarge: 'Enlarge picture {number} of {count}: {words}',
  place: 'Picture {number} of {count}',
  previous: 'Previous picture',
  next: 'Next picture',
  viewer: 'Pictures of {name}, large',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
} as const
