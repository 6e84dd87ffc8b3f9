import { useLayoutEffect } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, useLocation, useMatches } from 'react-router-dom'

type PageData = Record<string, DataStrategyResult>

/** Time for which cached pages are shown, in milliseconds. Equal to that of the browser's other reads. */
const FRESH_IN_MS = 300_000
const MAX_PAGES = 20

interface CachedPage {
  readonly href: string
  readonly until: number
  /** Loader data by route id. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Pages of this tab, by the key of their history entry. */
const cached = new Map<string, CachedPage>()
/** Key of the history entry whose page is shown. */
let shown: string | null = null

/** Drops all cached pages, for when they would be different now. The current page is cached again. */
export const forgetPages = (): void => cached.clear()

/** Caches the data of the current page, for visitors who come back to it. */
export function usePageCache(): void {
  const { key, pathname, search } = useLocation()
  const matches = useMatches()
  // Before the paint, because a visitor who sees the page may press Back at once.
  useLayoutEffect(() => {
    shown = key
    const before = cached.get(key)
    if (before && matches.every(({ id, loaderData }) => before.data[id] === loaderData)) return
    cached.delete(key)
    // A page that failed to load is not cached.
    if (matches.at(-1)?.loaderData === undefined) return
    cached.set(key, {
      href: pathname + search,
      until: Date.now() + FRESH_IN_MS,
      data: Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])),
    })
    const [oldest] = cached.keys()
    if (cached.size > MAX_PAGES && oldest !== undefined) cached.delete(oldest)
  }, [key, pathname, search, matches])
}

/** Shows a fresh page from the cache on Back and Forward, without the network. Loads all other pages. */
export const restoreFromCache: MiddlewareFunction<PageData> = async ({ request }, next) =>
  find(request) ?? next()

function find(request: Request): PageData | null {
  // On Back and Forward, the browser is already at the entry. Other navigations get theirs after their page has loaded.
  const entry: string = history.state?.key ?? 'default'
  const page = entry === shown ? undefined : cached.get(entry)
  const { pathname, search } = new URL(request.url)
  if (!page || Date.now() > page.until || page.href !== pathname + search) return null
  return Object.fromEntries(
    Object.entries(page.data).map(([id, result]) => [id, { type: 'data', result }]),
  ) as PageData
}
