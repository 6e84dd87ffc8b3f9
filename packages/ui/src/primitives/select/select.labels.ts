export const selectLabels = { missing: 'Choose an option.', optional: 'optional' } as const
