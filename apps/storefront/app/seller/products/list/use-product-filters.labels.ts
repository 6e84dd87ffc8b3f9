export const productFilterLabels = { tag: 'Tag', brand: 'Brand', type: 'Type', without: 'Without' } as const
