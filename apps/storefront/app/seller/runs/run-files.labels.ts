export const runFilesLabels = {
  failed: 'Couldn’t download the file. Please try again.',
} as const
