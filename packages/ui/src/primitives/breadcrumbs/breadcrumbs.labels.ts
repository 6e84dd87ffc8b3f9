export const breadcrumbsLabels = { label: 'Breadcrumb' } as const
