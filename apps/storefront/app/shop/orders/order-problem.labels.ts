export const orderProblemLabels = { changed: 'This order has changed.' } as const
