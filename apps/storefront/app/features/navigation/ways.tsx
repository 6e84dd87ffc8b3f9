import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router-dom'
import { useKeptPages } from './kept-pages.ts'

/** Who only passes over a link, or scrolls with a finger that lies on one, does not mean it. */
const PAUSE_IN_MS = 80
const FRESH_IN_MS = 300_000
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const
const SECOND_THOUGHTS = ['touchmove', 'scroll'] as const
const NO_PAGE = /^\/(api|dev|media|reference)\//

/** What makes ways short once somebody is here: the page ahead is fetched, the pages behind are kept. Draws nothing. */
export function Ways() {
  useKeptPages()
  const page = useIntended()
  return page && <PrefetchPageLinks page={page} />
}

/** The page behind a link that somebody points at, focuses or touches, unless data is to be saved. */
function useIntended(): string | null {
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    const fetched = new Map<string, number>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = () => clearTimeout(timer)
    const intend = ({ target }: Event) => {
      cancel()
      const href = pageOf(target)
      if (href === null || Date.now() - (fetched.get(href) ?? 0) < FRESH_IN_MS || savesData()) return
      timer = setTimeout(() => {
        fetched.set(href, Date.now())
        setPage(href)
      }, PAUSE_IN_MS)
    }
    const options = { capture: true, passive: true }
    for (const name of INTENT) document.addEventListener(name, intend, options)
    for (const name of SECOND_THOUGHTS) document.addEventListener(name, cancel, options)
    return () => {
      cancel()
      for (const name of INTENT) document.removeEventListener(name, intend, options)
      for (const name of SECOND_THOUGHTS) document.removeEventListener(name, cancel, options)
    }
  }, [])
  return page
}

function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  const href = link.pathname + link.search
  return href === location.pathname + location.search || NO_PAGE.test(link.pathname) ? null : href
}

/** The browser was told to save data, or the network is too slow for anything ahead of need. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
