export const shopWindowsLabels = { title: 'In the windows today' } as const
