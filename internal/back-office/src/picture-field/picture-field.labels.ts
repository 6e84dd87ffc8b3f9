export const pictureFieldLabels = {
  choose: 'Choose a picture',
  change: 'Change',
  remove: 'Remove',
  hint: 'JPEG, PNG, WebP or AVIF, at most 5 MB.',
} as const
