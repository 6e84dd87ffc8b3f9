export const addressBlockLabels = { shipTo: 'Ship to' } as const
