import { contentId } from '@stoa/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const STORAGE_KEY = 'stoa:scroll'

/**
 * Scrolls on navigation and renders nothing. A new route or another page of a list scrolls smoothly to the top or to the
 * fragment. Other changes of the query don't scroll. Back and Forward restore the former position.
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
      // The browser restores the position after a reload; this component does it between routes.
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
    // Keyboard and screen reader users continue at the start of the new page.
    if (isNew) document.getElementById(contentId)?.focus({ preventScroll: true })
    if (navigation === 'POP') {
      window.scrollTo({ top: places.current.get(key) ?? 0, behavior: 'instant' })
    } else if (hash && (before.hash !== hash || before.pathname !== pathname)) {
      fragment(hash)?.scrollIntoView({ behavior: motion() })
    } else if (isNew) {
      // Scrolls smoothly only above the content: from further down, the new page's footer would flash by.
      const top = document.getElementById(contentId)?.offsetTop ?? 0
      if (window.scrollY > top) window.scrollTo({ top, behavior: 'instant' })
      window.scrollTo({ top: 0, behavior: motion() })
    }
  }, [key, pathname, search, hash, navigation])

  return null
}

/** Whether the query leads to another page of the same list, with equal filters and order. */
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
    // Without storage, only positions before a reload are lost.
  }
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
