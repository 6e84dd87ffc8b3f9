import { Suspense } from 'react'
import { lazily } from '../../shared/lazy/lazily.ts'
import { useIdle } from '../../shared/lazy/use-idle.ts'
import type { RecentlyViewedProps } from './recently-viewed.tsx'

const Section = lazily(async () => (await import('./recently-viewed.tsx')).RecentlyViewed)

/** Its contents are the browser's own, so that its code comes when the page is idle. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const isIdle = useIdle()
  return <Suspense>{isIdle && <Section {...props} />}</Suspense>
}
