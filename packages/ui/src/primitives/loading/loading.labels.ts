export const loadingLabels = { loading: 'Loading' } as const
