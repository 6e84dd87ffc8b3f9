import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { type PageData, restorer } from './restore.ts'

/** As long as everything that was read is fresh. */
const FRESH_IN_MS = 300_000
const MOST = 20

interface KeptPage {
  readonly href: string
  readonly until: number
  /** What each of its routes was given, by the route's id. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Pages of this tab, by the key of their place in its history. */
const kept = new Map<string, KeptPage>()
/** The place whose page is shown. */
let shown: string | null = null

/** Keeps what the page at hand was given, for the way back to it. */
export function useKeptPages(): void {
  const { key, pathname, search } = useLocation()
  const matches = useMatches()
  useEffect(() => {
    restorer.current = find
    return () => {
      delete restorer.current
    }
  }, [])
  useEffect(() => {
    shown = key
    const before = kept.get(key)
    if (before && matches.every(({ id, loaderData }) => before.data[id] === loaderData)) return
    kept.delete(key)
    // A page that failed is asked for again.
    if (matches.at(-1)?.loaderData === undefined) return
    kept.set(key, {
      href: pathname + search,
      until: Date.now() + FRESH_IN_MS,
      data: Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])),
    })
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  }, [key, pathname, search, matches])
}

function find(request: Request): PageData | null {
  // With Back and Forward the browser is there already; any other way gets its place only when its page has come.
  const place: string = history.state?.key ?? 'default'
  const page = place === shown ? undefined : kept.get(place)
  const { pathname, search } = new URL(request.url)
  if (!page || Date.now() > page.until || page.href !== pathname + search) return null
  return Object.fromEntries(
    Object.entries(page.data).map(([id, result]) => [id, { type: 'data', result }]),
  ) as PageData
}
