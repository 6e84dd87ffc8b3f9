import { contentId } from '@stoa/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const STORAGE_KEY = 'stoa:scroll'

/**
 * A new route and another page of a list scroll smoothly to the top, or to the fragment that is named; any other
 * change of search parameters stays where it is; Back and Forward return to the place that was left. Draws nothing.
 */
export function ScrollManager() {
  const { key, pathname, search, hash } = useLocation()
  const navigation = useNavigationType()
  const places = useRef(new Map<string, number>())
  const shown = useRef({ key, pathname, search, hash })

  useEffect(() => {
    const known = readPlaces()
    for (const [at, top] of known) if (!places.current.has(at)) places.current.set(at, top)
    const remember = () => places.current.set(shown.current.key, window.scrollY)
    const leave = () => {
      remember()
      writePlaces(places.current)
      // A reload restores by itself; between routes of the application it is ours to do.
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname, search, hash }
    const isNew = before.pathname !== pathname || isTurned(before.search, search)
    // A keyboard or a screen reader goes on from the new page, not from a link that is gone or lies at its end.
    if (isNew) document.getElementById(contentId)?.focus({ preventScroll: true })
    if (navigation === 'POP') {
      window.scrollTo({ top: places.current.get(key) ?? 0, behavior: 'instant' })
    } else if (hash && (before.hash !== hash || before.pathname !== pathname)) {
      fragment(hash)?.scrollIntoView({ behavior: motion() })
    } else if (isNew) {
      // The rest of the way only: from further down the new page's footer would flash past, or stand still there.
      const top = document.getElementById(contentId)?.offsetTop ?? 0
      if (window.scrollY > top) window.scrollTo({ top, behavior: 'instant' })
      window.scrollTo({ top: 0, behavior: motion() })
    }
  }, [key, pathname, search, hash, navigation])

  return null
}

/** Another page of the same list, which filters and order make another one. */
function isTurned(before: string, now: string): boolean {
  const [from, to] = [new URLSearchParams(before), new URLSearchParams(now)]
  if (from.get('cursor') === to.get('cursor')) return false
  for (const params of [from, to]) for (const name of ['cursor', 'page']) params.delete(name)
  return from.toString() === to.toString()
}

function fragment(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const motion = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

function readPlaces(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    return []
  }
}

function writePlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-50)))
  } catch {
    // Without storage only the way back across a reload is lost.
  }
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
