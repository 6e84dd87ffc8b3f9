import type { components } from '@stoa/api-client/schema'
import { editionOf } from './edition.ts'

export type Picture = components['schemas']['Picture']

/** What a picture needs of its row; as the catalogue's queries select it. */
export interface PictureRow {
  id: string
  path: string
  width: number | null
  height: number | null
  alt: string
}

export const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const

/** Of a picture that was not fetched yet; nothing is enlarged, whatever it turns out to be. */
const UNKNOWN = { width: 1200, height: 1200 }

/** @param alt what it shows, where the picture itself does not say */
export function pictureOf(row: PictureRow, alt = ''): Picture {
  const { width, height } = row.width && row.height ? { width: row.width, height: row.height } : UNKNOWN
  const fitting = WIDTHS.filter(each => each <= width)
  const isDrawing = row.path.endsWith('.svg')
  // Browsers keep pictures for good: one that is drawn anew has another address.
  const edition = editionOf(row.path)
  return {
    id: row.id,
    alt: row.alt || alt,
    base: edition ? `/media/${row.id}.${edition}` : `/media/${row.id}`,
    widths: isDrawing ? [] : fitting.length > 0 ? fitting : [WIDTHS[0]],
    width,
    height,
  }
}

/** The same for a picture that may be missing. */
export const nullablePicture = (row: PictureRow | null | undefined, alt = ''): Picture | null =>
  row ? pictureOf(row, alt) : null
