/** Messages of prices in a marketplace that strikes the lowest price of the 30 days before a reduction. */
export const priorPriceLabels = { originalPrice: 'Lowest price in the 30 days before:' } as const
