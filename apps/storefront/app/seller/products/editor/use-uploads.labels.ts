export const uploadsLabels = { failed: 'Couldn’t upload it. Please try again.' } as const
