import { Skeleton } from '@stoa/ui/skeleton'
import { laterPart } from '../../lazy/later-part.tsx'

const FURTHER_HEIGHT = '60rem'
const ASIDE_HEIGHT = '24rem'

/** Pictures, options, variants, details and what search engines show: below what an editor begins with. */
export const FurtherSections = laterPart(
  async () => (await import('./further-sections.tsx')).FurtherSections,
  { Waiting: () => <Skeleton height={FURTHER_HEIGHT} /> },
)

/** Status, category and tags. */
export const ProductAside = laterPart(async () => (await import('./product-aside.tsx')).ProductAside, {
  Waiting: () => <Skeleton height={ASIDE_HEIGHT} />,
})

/** Only where a colleague has saved meanwhile. */
export const ConflictPanel = laterPart(
  async () => (await import('@stoa/back-office/conflict-panel')).ConflictPanel,
)

/** Fetches what every product shows, beside the product itself. */
export function preloadSections() {
  ProductAside.preload()
  FurtherSections.preload()
}
