export const selectLabels = { missing: 'Choose an option.' } as const
