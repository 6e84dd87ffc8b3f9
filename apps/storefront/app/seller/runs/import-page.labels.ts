export const importPageLabels = {
  title: 'Import products',
  text: 'Import a CSV from Shopify, Etsy or WooCommerce. We check it first; nothing changes until you confirm.',
  products: 'Products',
  anotherFile: 'Another file',
  unnamed: 'Import',
  history: 'History',
} as const
