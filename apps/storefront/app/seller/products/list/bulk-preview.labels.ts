export const bulkPreviewLabels = {
  counts: '{count} will change, {same} won’t.',
  sum: 'Total: {before} → {after}.',
  rejected: '{count} can’t be changed.',
} as const
