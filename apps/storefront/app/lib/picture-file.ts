import type { Picture } from '@stoa/api-client/schema'

/**
 * Returns the URL of one file of a picture, for previews, search engines and small logos.
 * @param widest maximum width in pixels; if no size fits, the smallest one is used
 */
export function pictureFile({ base, widths }: Pick<Picture, 'base' | 'widths'>, widest = 1280): string {
  const width = widths.findLast(candidate => candidate <= widest) ?? widths[0]
  return width === undefined ? `${base}/original.svg` : `${base}/${width}.webp`
}
