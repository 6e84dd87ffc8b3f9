'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Returns whether a row can be scrolled back and on. Neither is true if everything fits. */
export function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ back: false, on: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      // Negative from right to left. Browsers round, hence the pixel.
      const from = Math.abs(element.scrollLeft)
      const back = from > 1
      const on = from < element.scrollWidth - element.clientWidth - 1
      setEnds(before => (before.back === back && before.on === on ? before : { back, on }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const item of element.children) observer.observe(item)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return ends
}
