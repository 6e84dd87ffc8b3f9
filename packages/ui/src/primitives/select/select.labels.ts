export const selectLabels = { missing: 'Please choose one.' } as const
