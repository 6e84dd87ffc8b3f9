import { lazy, Suspense, useEffect } from 'react'
import { useIdle } from '../lazy/use-idle.ts'

const load = async () => ({ default: (await import('./error-page-contents.tsx')).ErrorPageContents })
const Contents = lazy(load)

/** Shows why a page can't be displayed: it doesn't exist, the API is down, or our code failed. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <Contents error={error} />
    </Suspense>
  )
}

/** Fetches the code of the error page while there is still a network. */
export function usePreloadedErrorPage() {
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) load().catch(() => {})
  }, [isIdle])
}
