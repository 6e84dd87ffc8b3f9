'use client'

import { useEffect, useState } from 'react'

/** A finger that rests moves a little: less than this is no direction. */
const STEP = 6

/**
 * `raised` once the page is scrolled more than `raisedBelow` pixels, `away` while it is read downwards below
 * `awayBelow`; a way back up ends that.
 */
export function useReading(raisedBelow: number, awayBelow: number) {
  const [state, setState] = useState<'rest' | 'raised' | 'away'>('rest')
  useEffect(() => {
    // The page was opened further down, so nothing above has been read.
    let last = Infinity
    const look = () => {
      // Some browsers let a page be pulled past its end, and it springs back.
      const now = Math.min(window.scrollY, document.documentElement.scrollHeight - window.innerHeight)
      if (now > awayBelow && Math.abs(now - last) < STEP) return
      setState(now > awayBelow && now > last ? 'away' : now > raisedBelow ? 'raised' : 'rest')
      last = now
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [raisedBelow, awayBelow])
  return state
}
