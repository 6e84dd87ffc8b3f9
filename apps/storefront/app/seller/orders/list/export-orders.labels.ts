export const exportOrdersLabels = {
  download: 'Download as CSV',
  failed: 'Couldn’t download the orders',
} as const
