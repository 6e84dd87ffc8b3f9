export const pictureProblemLabels = {
  unreadable: 'We can’t read this file as a picture. Choose a JPEG, PNG, WebP or AVIF.',
  tooLarge: 'This picture is larger than {megabytes} MB. Choose a smaller one.',
  tooManyPixels: 'This picture has more than {millions} million pixels. Choose a smaller one.',
} as const
