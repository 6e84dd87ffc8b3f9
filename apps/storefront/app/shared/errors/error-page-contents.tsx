import { mutatePath } from '@stoa/api-client/swr'
import { ApiDown, AppError } from '@stoa/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router-dom'
import { mutate } from 'swr'
import { CATEGORY_TREE } from '../../data/category-tree.ts'
import { isMarketClosed } from '../../lib/closed-market.ts'
import { ClosedShop } from './closed-shop.tsx'
import { MissingPage } from './missing-page.tsx'
import { OpeningSoon } from './opening-soon.tsx'
import { useRecovery } from './use-recovery.ts'

export function ErrorPageContents({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const { retry, busy } = useRetry()
  const isClosed = isMarketClosed(error)
  const isUnread = isRouteErrorResponse(error) ? error.status === 503 : isNetworkFailure(error)
  const isAway = isUnread && !isClosed
  const isOffline = useSyncExternalStore(
    followNetwork,
    () => !navigator.onLine,
    () => false,
  )
  useRecovery(isAway && !busy, retry)
  if (isClosed) return <OpeningSoon />
  if (isAway) return <ApiDown retryHref={pathname + search} onRetry={retry} busy={busy} offline={isOffline} />
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <MissingPage />
    if (error.status === 410) return <ClosedShop />
    return (
      <AppError
        status={error.status}
        message={error.statusText}
        homeHref="/"
        onRetry={error.status === 502 ? retry : undefined}
      />
    )
  }
  // Our code failed, or the page was changed under it. Loading the whole page again restores what it remembers.
  return <AppError homeHref="/" onRetry={reload} />
}

const reload = () => window.location.reload()

function useRetry() {
  const { revalidate, state } = useRevalidator()
  // When the page loads again, the categories of its frame do too.
  useEffect(() => () => void mutatePath(mutate, CATEGORY_TREE), [])
  return { retry: () => void revalidate(), busy: state !== 'idle' }
}

const followNetwork = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether reading a page's data failed without a response, because server or network are down. */
const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
