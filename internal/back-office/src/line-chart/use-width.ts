'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Returns an element's width in pixels, updated with its window; `first` until it is drawn. */
export function useWidth(element: RefObject<HTMLElement | null>, first: number): number {
  const [width, setWidth] = useState(first)
  useEffect(() => {
    const found = element.current
    if (!found) return
    const observer = new ResizeObserver(entries => {
      const measured = entries[0]?.contentRect.width ?? 0
      if (measured > 0) setWidth(Math.round(measured))
    })
    observer.observe(found)
    return () => observer.disconnect()
  }, [element])
  return width
}
