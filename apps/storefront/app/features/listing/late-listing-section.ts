import { onTouch } from '../start/on-touch.tsx'

export const ListingSection = onTouch(async () => (await import('./listing-section.tsx')).ListingSection)
