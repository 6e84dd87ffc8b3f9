'use client'

import { type RefObject, useCallback } from 'react'
import { isWithin } from '../../system/active-element.ts'
import { useStoa } from '../../system/provider.tsx'
import { positionOf, type Side } from './position.ts'

export interface PopoverOptions {
  anchor: RefObject<HTMLElement | null>
  side: Side
  align: 'start' | 'center' | 'end'
  gap: number
  /** The page was scrolled under it. Without, it goes along with its anchor. */
  onScroll?: (() => void) | undefined
}

/**
 * Returns a function that keeps an element next to its anchor until the function that it returns is called. The style of the
 * element may read `--stoa-room` and `--stoa-point` (both lengths), a selector `data-side`.
 */
export function useAnchored({ anchor, side, align, gap, onScroll }: PopoverOptions) {
  const { dir } = useStoa()
  return useCallback(
    (element: HTMLElement) => {
      const put = () => {
        if (!anchor.current) return
        const found = positionOf({
          anchor: anchor.current.getBoundingClientRect(),
          // Not its rectangle: that is smaller while it appears.
          size: { width: element.offsetWidth, height: element.scrollHeight },
          window: { width: document.documentElement.clientWidth, height: window.innerHeight },
          ...{ side, align, gap, dir },
        })
        element.style.left = `${found.x}px`
        element.style.top = `${found.y}px`
        element.style.setProperty('--stoa-room', `${found.room}px`)
        element.style.setProperty('--stoa-point', `${found.point}px`)
        element.dataset.side = found.side
      }
      const scroll = (event: Event) => {
        if (!anchor.current || !isWithin(event.target as Node, anchor.current)) return
        if (onScroll) onScroll()
        else put()
      }

      put()
      const { current: moving } = anchor
      // A field grows with its chips.
      const growth = new ResizeObserver(put)
      if (moving) growth.observe(moving)
      // A pressed button sinks, and may still be on its way back.
      moving?.addEventListener('transitionend', put)
      window.addEventListener('resize', put)
      // An event of a scroller in a shadow root doesn't leave it.
      const roots = new Set([document, element.getRootNode()])
      for (const root of roots) root.addEventListener('scroll', scroll, { capture: true, passive: true })
      return () => {
        growth.disconnect()
        moving?.removeEventListener('transitionend', put)
        window.removeEventListener('resize', put)
        for (const root of roots) root.removeEventListener('scroll', scroll, { capture: true })
      }
    },
    [anchor, side, align, gap, dir, onScroll],
  )
}

/**
 * Shows an element above everything else, next to its anchor, from mount to unmount. The element has
 * `popover="manual"`: the browser's top layer ignores z-index and clipping parents, so the element keeps its place in
 * the document. Put the returned ref on the element.
 */
export function usePopover(options: PopoverOptions) {
  const place = useAnchored(options)
  return useCallback(
    (element: HTMLElement) => {
      // An older browser shows it in place, by its z-index.
      element.showPopover?.()
      return place(element)
    },
    [place],
  )
}
