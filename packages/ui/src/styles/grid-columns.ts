export const gridGap = 'clamp(12px, 2vw, 24px)'

/**
 * Returns columns of the given count, or fewer if large text leaves them too little room, down to one. The half pixel
 * allows for rounding by browsers.
 */
export const gridColumns = (count: number): string =>
  `repeat(auto-fill, minmax(max(min(8.5rem, 100%), (100% - ${count - 1} * ${gridGap}) / ${count} - 0.5px), 1fr))`
