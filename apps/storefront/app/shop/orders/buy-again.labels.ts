export const buyAgainLabels = { notSold: 'It’s no longer sold.' } as const
