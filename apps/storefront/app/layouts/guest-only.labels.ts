export const guestOnlyLabels = { logo: 'Stoa, home' } as const
