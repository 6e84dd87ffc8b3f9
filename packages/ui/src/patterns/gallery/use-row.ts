'use client'

import { useRef, useState } from 'react'

/** A row of slides that snaps: which one is shown, and how to get to another. */
export function useRow(count: number, first = 0) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)

  const show = (place: number, behavior: ScrollBehavior = 'smooth') => {
    const slide = track.current?.children[place]
    if (!(slide instanceof HTMLElement)) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current?.scrollTo({ left: slide.offsetLeft, behavior: still ? 'instant' : behavior })
  }

  const turn = (step: number) => {
    const place = Math.min(count - 1, Math.max(0, shown + step))
    show(place)
    return place
  }

  const onScroll = () => {
    const { scrollLeft, clientWidth } = track.current as HTMLElement
    // Reading from right to left, the row scrolls into the negative.
    if (clientWidth > 0) setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
  }

  return { track, shown, show, turn, onScroll }
}
