export const proseLabels = { contents: 'On this page', updated: 'Last changed {date}' } as const
