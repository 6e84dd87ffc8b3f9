export const productHeadLabels = {
  newProduct: 'New product',
  products: 'Products',
  saved: 'Saved {time}',
  savedBy: 'Saved {time} by {name}',
  seeInShop: 'See it in the shop',
  more: 'More',
  duplicate: 'Duplicate',
  duplicateFailed: 'Couldn’t duplicate the product.',
  history: 'History',
  delete: 'Delete',
} as const
