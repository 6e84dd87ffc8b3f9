export const variantPickerLabels = { soldOut: 'sold out', soldOutIn: 'sold out in {choice}' } as const
