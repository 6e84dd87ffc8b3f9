import { ApiDown, AppError, NotFound } from '@stoa/ui'
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router-dom'
import { askForCategories } from '../header/use-categories.ts'

/** What a visitor reads when a page cannot be shown: nothing there, the API silent, or a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const retry = useRetry()
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound homeHref="/" />
    if (error.status === 503) return <ApiDown retryHref={pathname + search} onRetry={retry} />
    return (
      <AppError
        status={error.status}
        message={error.statusText}
        homeHref="/"
        onRetry={error.status === 502 ? retry : undefined}
      />
    )
  }
  // Fetching a page's data failed before an answer came: the server is away or the network is.
  if (isNetworkFailure(error)) return <ApiDown retryHref={pathname + search} onRetry={retry} />
  return (
    <AppError
      message={error instanceof Error ? error.message : 'Unknown error'}
      homeHref="/"
      onRetry={retry}
    />
  )
}

/** Asks again for the page, and for what its frame could not have either. */
function useRetry(): () => void {
  const { revalidate } = useRevalidator()
  return () => {
    void revalidate()
    askForCategories()
  }
}

const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
