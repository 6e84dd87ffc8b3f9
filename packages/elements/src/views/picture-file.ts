/** Picture of the media route. */
export interface RoutePicture {
  /** URL, absolute or relative to the marketplace. */
  readonly base: string
  /** Widths that exist, in pixels, ascending. */
  readonly widths: readonly number[]
}

/**
 * Returns the URL of one file of a picture.
 *
 * @param widest maximum width in pixels; if no size fits, the smallest one is used
 */
export function pictureFile({ base, widths }: RoutePicture, origin: string, widest: number): string {
  const width = widths.findLast(candidate => candidate <= widest) ?? widths[0]
  return `${new URL(base, origin).href}/${width === undefined ? 'original.svg' : `${width}.webp`}`
}
