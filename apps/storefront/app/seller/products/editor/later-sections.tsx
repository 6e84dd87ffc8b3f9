import { Skeleton } from '@stoa/ui/skeleton'
import { laterPart } from '../../lazy/later-part.tsx'

const FURTHER_HEIGHT = '60rem'
const ASIDE_HEIGHT = '24rem'

/** Sections below the fold, loaded later: pictures, options, variants, details and search engines. */
export const FurtherSections = laterPart(
  async () => (await import('./further-sections.tsx')).FurtherSections,
  { Waiting: () => <Skeleton height={FURTHER_HEIGHT} /> },
)

/** Side column with status, category and tags, loaded later. */
export const ProductAside = laterPart(async () => (await import('./product-aside.tsx')).ProductAside, {
  Waiting: () => <Skeleton height={ASIDE_HEIGHT} />,
})

/** Panel of conflicts, loaded only if another user saved the product during the edit. */
export const ProductConflict = laterPart(async () => (await import('./product-conflict.tsx')).ProductConflict)

/** Loads the sections of every product in parallel with the product. */
export function preloadSections() {
  ProductAside.preload()
  FurtherSections.preload()
}
