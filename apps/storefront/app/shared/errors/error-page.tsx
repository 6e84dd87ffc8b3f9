import { lazy, Suspense, useEffect } from 'react'
import { useIdle } from '../lazy/use-idle.ts'

const load = async () => ({ default: (await import('./error-page-contents.tsx')).ErrorPageContents })
const Contents = lazy(load)

/** What a visitor reads when a page cannot be shown: nothing there, the API silent, or a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <Contents error={error} />
    </Suspense>
  )
}

/** Fetches its code while there is a network to fetch it by. */
export function usePreloadedErrorPage() {
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) load().catch(() => {})
  }, [isIdle])
}
