export const progressRunLabels = { count: '{done} of {total}' } as const
