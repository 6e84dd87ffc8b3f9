export const statusBadgeLabels = { from: 'From {day}', restricted: 'Hidden by {market}' } as const
