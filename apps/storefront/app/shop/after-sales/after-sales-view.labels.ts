export const afterSalesViewLabels = { item: 'Item' } as const
