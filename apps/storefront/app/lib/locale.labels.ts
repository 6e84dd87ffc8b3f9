export const localeLabels = { zone: '{city} time' } as const
