export const runProgressLabels = {
  import: { checking: 'Checking {name}', applying: 'Importing {name}', undoing: 'Undoing {name}' },
  bulk: { checking: 'Checking: {name}', applying: 'Applying: {name}', undoing: 'Undoing: {name}' },
  products: 'products',
  counts: {
    new: '{count} new',
    change: '{count} changed',
    same: '{count} unchanged',
    refused: '{count} rejected',
    omitted: '{count} left out',
  },
  cancel: 'Cancel',
  stalled: 'No progress for a minute.',
  stalledText: 'It will continue automatically. You can leave this page.',
} as const
