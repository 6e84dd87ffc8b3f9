export const productEditorLabels = {
  uploading: 'A picture is still uploading. Save again in a moment.',
  uploadFailed: 'A picture couldn’t be uploaded. Try again, or remove it.',
  saved: 'Saved',
  added: '{name} added',
} as const
