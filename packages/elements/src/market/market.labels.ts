/** English texts. A page replaces them by `messages` of `<stoa-market>`. */
export const MARKET_LABELS = {
  added: 'Added to your cart.',
  refused: 'Couldn’t be added. Try again later.',
  unreachable: 'Couldn’t be added. Check your connection and try again.',
  gone: 'This product is no longer sold.',
  soldOut: 'It’s sold out.',
  shopClosed: 'The shop is currently closed.',
  left: 'Only {count} left.',
  quantity: 'Enter a quantity of at least 1.',
}

export type MarketLabels = Readonly<typeof MARKET_LABELS>
