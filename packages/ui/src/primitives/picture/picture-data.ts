interface Shown {
  /** Identifies it among the pictures of a gallery. Default its address. */
  id?: string
  /** Description of the picture, for people who cannot see it. */
  alt: string
  /** A CSS color that fills the box until the file arrives. */
  placeholder?: string
}

export interface PictureSource {
  /** The media type of the files, such as "image/avif". */
  type: string
  /** The files as `<source srcset>` takes them. */
  srcSet: string
}

/** A picture as a host has it: one file, or several sizes and formats that it lists itself. */
export interface PictureFile extends Shown {
  /** The largest file, or what the provider's `pictureLoader` derives addresses from. */
  src: string
  /** Width of the file in pixels. If it is known, no larger files are requested from the loader. */
  width?: number
  /** Height of the file in pixels. */
  height?: number
  /** The files as `<img srcset>` takes them. With it or `sources` the loader is not asked. */
  srcSet?: string
  /** Sources of the picture in other formats, best one first. */
  sources?: readonly PictureSource[]
  base?: undefined
  widths?: undefined
}

/** A picture of Stoa's media route: `${base}/${width}.avif` and `.webp` exist for every width listed. */
export interface PictureOfRoute extends Shown {
  /** "/media/<id>", without a slash at the end. The files are `${base}/${width}.avif` and `.webp`. */
  base: string
  /** The widths that exist, in pixels, ascending. */
  widths: readonly number[]
  src?: undefined
}

/** Plain data, so that it can cross from a loader or a server component to a page. */
export type PictureData = PictureFile | PictureOfRoute

/** Returns a key that identifies a picture in lists. */
export const pictureKey = (picture: PictureData): string =>
  picture.id ?? (picture.base === undefined ? picture.src : picture.base)
