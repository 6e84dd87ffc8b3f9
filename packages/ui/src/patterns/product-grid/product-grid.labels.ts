export const productGridLabels = { loading: 'Loading products' } as const
