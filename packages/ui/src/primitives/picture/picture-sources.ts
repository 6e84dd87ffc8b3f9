/**
 * A picture that the media route can cut to size: `${base}/${width}.avif` and `.webp` exist for every width
 * listed. Plain data, so it can cross from a loader to a page.
 */
export interface PictureData {
  id: string
  /** What the picture shows, for those who do not see it. */
  alt: string
  /** "/media/<id>", without a slash at the end. */
  base: string
  /** In CSS pixels, ascending. */
  widths: readonly number[]
  /** A CSS colour to fill the box until the file arrives. */
  placeholder?: string
}

export type PictureFormat = 'avif' | 'webp'

export const pictureUrl = (picture: PictureData, width: number, format: PictureFormat) =>
  `${picture.base}/${width}.${format}`

export const srcSetOf = (picture: PictureData, format: PictureFormat) =>
  picture.widths.map(width => `${pictureUrl(picture, width, format)} ${width}w`).join(', ')

/** The file for browsers that read no `srcset`: the first that is at least `wanted` wide, else the widest. */
export function fallbackWidth(widths: readonly number[], wanted = 640): number | undefined {
  return widths.find(width => width >= wanted) ?? widths.at(-1)
}
