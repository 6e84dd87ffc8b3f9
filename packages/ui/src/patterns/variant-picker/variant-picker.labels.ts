export const variantPickerLabels = { soldOut: 'sold out' } as const
