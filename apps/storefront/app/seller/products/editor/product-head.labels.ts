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
  restricted: 'Hidden by {market}.',
  restrictedText: {
    law: 'Since {day}, no one can find or buy this product. Law: {clause}. {facts} We emailed the shop’s owners how to object.',
    terms:
      'Since {day}, no one can find or buy this product. Terms: {clause}. {facts} We emailed the shop’s owners how to object.',
  },
} as const
