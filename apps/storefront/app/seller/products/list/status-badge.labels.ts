export const statusBadgeLabels = { from: 'From {day}' } as const
