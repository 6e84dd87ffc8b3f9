import { ApiDown, AppError, NotFound } from '@stoa/ui'
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router-dom'

/** What a visitor reads when a page cannot be shown: nothing there, the API silent, or a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound homeHref="/" />
    if (error.status === 503) return <ApiDown retryHref={pathname + search} onRetry={revalidate} />
    return <AppError status={error.status} message={error.statusText} homeHref="/" />
  }
  // Fetching a page's data failed before an answer came: the server is away or the network is.
  if (isNetworkFailure(error)) return <ApiDown retryHref={pathname + search} onRetry={revalidate} />
  return (
    <AppError
      message={error instanceof Error ? error.message : 'Unknown error'}
      homeHref="/"
      onRetry={revalidate}
    />
  )
}

const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
