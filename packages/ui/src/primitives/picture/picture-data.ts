interface Shown {
  /** Tells it from the others of a gallery; without one, its address does. */
  id?: string
  /** What the picture shows, for those who do not see it. */
  alt: string
  /** A CSS colour to fill the box until the file arrives. */
  placeholder?: string
}

export interface PictureSource {
  /** "image/avif" */
  type: string
  /** As `<source srcset>` takes it. */
  srcSet: string
}

/** A picture as a host has it: one file, or several sizes and formats that it lists itself. */
export interface PictureFile extends Shown {
  /** The file at its largest, or what the provider's `pictureLoader` makes addresses of. */
  src: string
  /** Of the file, in pixels: where it is known, the loader is asked for no more than the step above it. */
  width?: number
  height?: number
  /** As `<img srcset>` takes it. With it or `sources` the loader is not asked. */
  srcSet?: string
  /** Other formats, the best first. */
  sources?: readonly PictureSource[]
  base?: undefined
  widths?: undefined
}

/** A picture of Stoa's media route: `${base}/${width}.avif` and `.webp` exist for every width listed. */
export interface PictureOfRoute extends Shown {
  /** "/media/<id>", without a slash at the end. */
  base: string
  /** In pixels, ascending. */
  widths: readonly number[]
  src?: undefined
}

/** Plain data, so that it can cross from a loader or a server component to a page. */
export type PictureData = PictureFile | PictureOfRoute

/** What tells a picture from others: a key for lists. */
export const pictureKey = (picture: PictureData): string =>
  picture.id ?? (picture.base === undefined ? picture.src : picture.base)
