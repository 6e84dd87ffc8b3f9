import { useLayoutEffect } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, useLocation, useMatches } from 'react-router-dom'

type PageData = Record<string, DataStrategyResult>

/** As long as everything that was read is fresh. */
const FRESH_IN_MS = 300_000
const MAX_PAGES = 20

interface CachedPage {
  readonly href: string
  readonly until: number
  /** What each of its routes was given, by the route's id. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Pages of this tab, by the key of their history entry. */
const cached = new Map<string, CachedPage>()
/** The history entry whose page is shown. */
let shown: string | null = null

/** Keeps what the current page was given, for the way back to it. */
export function usePageCache(): void {
  const { key, pathname, search } = useLocation()
  const matches = useMatches()
  // Not after the paint: whoever sees the page may press Back at once.
  useLayoutEffect(() => {
    shown = key
    const before = cached.get(key)
    if (before && matches.every(({ id, loaderData }) => before.data[id] === loaderData)) return
    cached.delete(key)
    // A page that failed is asked for again.
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

/** Back and Forward show a page that is still fresh at once, whatever the network does; all else is asked for. */
export const restoreFromCache: MiddlewareFunction<PageData> = async ({ request }, next) =>
  find(request) ?? next()

function find(request: Request): PageData | null {
  // With Back and Forward the browser is there already; any other way gets its entry only when its page has come.
  const entry: string = history.state?.key ?? 'default'
  const page = entry === shown ? undefined : cached.get(entry)
  const { pathname, search } = new URL(request.url)
  if (!page || Date.now() > page.until || page.href !== pathname + search) return null
  return Object.fromEntries(
    Object.entries(page.data).map(([id, result]) => [id, { type: 'data', result }]),
  ) as PageData
}
