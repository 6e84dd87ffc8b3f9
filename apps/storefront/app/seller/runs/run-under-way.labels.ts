export const runUnderWayLabels = { view: 'View progress' } as const
