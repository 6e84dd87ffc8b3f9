export const recentlyViewedLabels = { title: 'Recently viewed' } as const
