export const backToCartLabels = { label: 'Back to cart' } as const
