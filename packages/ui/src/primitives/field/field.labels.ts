export const fieldLabels = { optional: 'optional' } as const
