export const priceNoteLabels = {
  including: 'incl. {tax}, plus',
  includingSome: 'incl. {tax} if the shop charges it, plus',
  plus: 'plus',
  shipping: 'shipping',
} as const
