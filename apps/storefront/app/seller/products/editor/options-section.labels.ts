export const optionsLabels = { options: 'Options', variants: 'Variants' } as const
