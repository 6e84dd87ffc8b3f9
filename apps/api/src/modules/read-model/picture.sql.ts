import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'

export type Picture = components['schemas']['Picture']

/** What a picture needs of its row. */
export interface PictureRow {
  id: string
  path: string
  /** Null where the id never gets another content. */
  contentHash: string | null
  width: number | null
  height: number | null
  alt: string
}

export const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const

/** Of a picture that was not fetched yet; nothing is enlarged, whatever its size turns out to be. */
const UNKNOWN = { width: 1200, height: 1200 }

/** Row `m` of the media as a `PictureRow`. */
export const pictureJson: SQL = sql`json_build_object('id', m.id, 'path', m.path, 'contentHash', m.content_hash,
  'width', m.width, 'height', m.height, 'alt', m.alt)`

/** The picture of this id as a `PictureRow`, or null. */
export const mediaJson = (id: SQL): SQL => sql`(select ${pictureJson} from media m where m.id = ${id})`

/** @param alt what it shows, where the picture itself does not say */
export function pictureOf(row: PictureRow, alt = ''): Picture {
  const { width, height } = row.width && row.height ? { width: row.width, height: row.height } : UNKNOWN
  const fitting = WIDTHS.filter(each => each <= width)
  const isDrawing = row.path.endsWith('.svg')
  return {
    id: row.id,
    alt: row.alt || alt,
    base: `/media/${pictureAddress(row)}`,
    widths: isDrawing ? [] : fitting.length > 0 ? fitting : [WIDTHS[0]],
    width,
    height,
  }
}

/** The same for a picture that may be missing. */
export const nullablePicture = (row: PictureRow | null | undefined, alt = ''): Picture | null =>
  row ? pictureOf(row, alt) : null

/** Browsers keep pictures for good: one that gets another content under its id gets another address. */
const pictureAddress = ({ id, contentHash }: Pick<PictureRow, 'id' | 'contentHash'>): string =>
  contentHash ? `${id}.${contentHash}` : id

/** What an address names: the picture, and the content that it was written for. */
export function readPictureAddress(address: string): { id: string; contentHash: string | null } {
  const [id = '', contentHash = null] = address.split('.')
  return { id, contentHash }
}
