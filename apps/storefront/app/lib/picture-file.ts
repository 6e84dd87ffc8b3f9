import type { Picture } from '@stoa/api-client/schema'

/**
 * One file of a picture, for places that take a single address: previews, search engines, small signs.
 * @param widest in pixels; the largest size up to it is taken, else the smallest there is
 */
export function pictureFile({ base, widths }: Pick<Picture, 'base' | 'widths'>, widest = 1280): string {
  const width = widths.findLast(candidate => candidate <= widest) ?? widths[0]
  return width === undefined ? `${base}/original.svg` : `${base}/${width}.webp`
}
