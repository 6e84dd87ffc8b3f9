export const picturePickerLabels = {
  add: 'Add pictures',
  hint: '{max, plural, one {One picture} other {Up to # pictures}}: JPEG, PNG, WebP or AVIF. You can also drop or paste them here.',
  optional: 'optional',
  pictures: 'Chosen pictures',
  picture: 'Picture {number}',
  uploading: 'Uploading picture {number}',
  remove: 'Remove picture {number}',
  retry: 'Try again',
  retryOf: 'Try again to upload picture {number}',
  added: 'Picture {number} was added.',
  removed: 'The picture was removed.',
  failed: 'Picture {number} could not be uploaded.',
  wrongKind: '{name} is not a picture that we can take. Choose a JPEG, PNG, WebP or AVIF.',
  tooMany:
    '{max, plural, one {Only one picture fits} other {Only # pictures fit}}: what came after them was left out.',
} as const
