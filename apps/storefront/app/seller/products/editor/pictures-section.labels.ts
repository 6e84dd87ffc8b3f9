export const picturesLabels = { title: 'Pictures', strip: 'Pictures of the product' } as const
