import type { PictureLoader } from '../../system/index.ts'
import type { PictureData, PictureFile, PictureOfRoute, PictureSource } from './picture-data.ts'

/** The addresses behind a picture, as `<picture>` takes them. */
export interface PictureFiles {
  /** The file for browsers that read no `srcset`. */
  src: string
  /** The sizes of it, as `<img srcset>` takes them. */
  srcSet?: string | undefined
  /** Other formats, the best first. */
  sources: readonly PictureSource[]
  /** Width in pixels, for the `width` attribute. */
  width?: number | undefined
  /** Height in pixels, for the `height` attribute. */
  height?: number | undefined
  /** Address of the largest file, for a full-screen view. */
  largest: string
}

/**
 * Widths that are requested from a loader, from a thumbnail on a plain screen to full width on a dense one. All of
 * them are among the widths that Next.js allows for its image service by default.
 */
const STEPS = [128, 256, 384, 640, 828, 1200, 1920]

/** Returns the files of a picture; null if it has none. */
export function pictureFiles(picture: PictureData, loader?: PictureLoader): PictureFiles | null {
  if (picture.base !== undefined) return filesOfRoute(picture)
  if (!picture.src) return null
  const { src, srcSet, sources = [], width, height } = picture
  const asTheyAre = srcSet || sources.length > 0 || /^(data|blob):/.test(src)
  if (loader && !asTheyAre) return filesOfLoader(picture, loader)
  return { src, srcSet, sources, width, height, largest: src }
}

function filesOfRoute({ base, widths }: PictureOfRoute): PictureFiles | null {
  const width = middling(widths)
  if (width === undefined) return null
  const source = (format: string) => ({
    type: `image/${format}`,
    srcSet: srcSetOf(widths, wanted => `${base}/${wanted}.${format}`),
  })
  return {
    src: `${base}/${width}.webp`,
    sources: [source('avif'), source('webp')],
    // The box is a square, whatever the file is.
    width,
    height: width,
    largest: `${base}/${widths.at(-1)}.webp`,
  }
}

function filesOfLoader({ src, width, height }: PictureFile, loader: PictureLoader): PictureFiles {
  const enough = width ? STEPS.findIndex(step => step >= width) : -1
  const widths = enough < 0 ? STEPS : STEPS.slice(0, enough + 1)
  const cut = (wanted: number) => loader({ src, width: wanted })
  return {
    src: cut(middling(widths) as number),
    srcSet: srcSetOf(widths, cut),
    sources: [],
    width,
    height,
    largest: cut(widths.at(-1) as number),
  }
}

const srcSetOf = (widths: readonly number[], addressOf: (width: number) => string) =>
  widths.map(width => `${addressOf(width)} ${width}w`).join(', ')

/** The first that is at least `wanted` wide, else the widest. */
const middling = (widths: readonly number[], wanted = 640) =>
  widths.find(width => width >= wanted) ?? widths.at(-1)
