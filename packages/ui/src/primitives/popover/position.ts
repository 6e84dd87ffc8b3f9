export type Side = 'top' | 'bottom' | 'left' | 'right'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PositionOptions {
  /** Box of the anchor, in the window's pixels. */
  anchor: Box
  size: { width: number; height: number }
  window: { width: number; height: number }
  side: Side
  align: 'start' | 'center' | 'end'
  dir: 'ltr' | 'rtl'
  /** Pixels between the two. */
  gap: number
}

export interface Position {
  x: number
  y: number
  /** Opposite of the requested side, if that has more room. */
  side: Side
  /** Pixels there are for it on that side. */
  room: number
  /** Position of the anchor's middle along it, in pixels from its left or top. */
  point: number
}

/** Free margin at the window's edges. */
const margin = 8

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** Returns the position next to an anchor: on the requested side if it fits, and always within the window. */
export function positionOf({ anchor, size, window, side, align, dir, gap }: PositionOptions): Position {
  const rooms: Record<Side, number> = {
    top: anchor.y - gap - margin,
    bottom: window.height - anchor.y - anchor.height - gap - margin,
    left: anchor.x - gap - margin,
    right: window.width - anchor.x - anchor.width - gap - margin,
  }
  const isVertical = side === 'top' || side === 'bottom'
  const needed = isVertical ? size.height : size.width
  const chosen = needed > rooms[side] && rooms[opposite[side]] > rooms[side] ? opposite[side] : side

  const along = isVertical ? 'x' : 'y'
  const length = isVertical ? 'width' : 'height'
  // Start and end follow the writing direction only along it.
  const isFlipped = isVertical && dir === 'rtl'
  const share = { start: isFlipped ? 1 : 0, center: 0.5, end: isFlipped ? 0 : 1 }[align]
  const wanted = anchor[along] + share * (anchor[length] - size[length])
  const start = Math.max(margin, Math.min(wanted, window[length] - size[length] - margin))

  const near = {
    top: anchor.y - gap - Math.min(size.height, rooms[chosen]),
    bottom: anchor.y + anchor.height + gap,
    left: anchor.x - gap - size.width,
    right: anchor.x + anchor.width + gap,
  }[chosen]

  return {
    x: isVertical ? start : near,
    y: isVertical ? near : start,
    side: chosen,
    room: Math.max(0, rooms[chosen]),
    point: anchor[along] + anchor[length] / 2 - start,
  }
}
