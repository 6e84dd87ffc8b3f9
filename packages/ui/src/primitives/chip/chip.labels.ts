export const chipLabels = { remove: 'Remove filter {name}' } as const
