export const shopOfTheWeekLabels = { label: 'Shop of the week', visit: 'Visit {shop}' } as const
