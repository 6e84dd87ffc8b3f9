import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'

export type Picture = components['schemas']['Picture']

/** Columns that a picture needs. */
export interface PictureRow {
  id: string
  path: string
  /** Hash of the content. Null if the content of this id never changes. */
  contentHash: string | null
  width: number | null
  height: number | null
  alt: string
}

export const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const

/** Assumed size of a picture that wasn't fetched yet. Pictures are never enlarged, whatever the real size is. */
const UNKNOWN = { width: 1200, height: 1200 }

/** Row `m` of the media as a `PictureRow`. */
export const pictureJson: SQL = sql`json_build_object('id', m.id, 'path', m.path, 'contentHash', m.content_hash,
  'width', m.width, 'height', m.height, 'alt', m.alt)`

/** The picture of this id as a `PictureRow`, or null. */
export const mediaJson = (id: SQL): SQL => sql`(select ${pictureJson} from media m where m.id = ${id})`

/** @param alt description to use if the picture has none */
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

/** Like `pictureOf`, for a picture that may be missing. */
export const nullablePicture = (row: PictureRow | null | undefined, alt = ''): Picture | null =>
  row ? pictureOf(row, alt) : null

/** Browsers keep pictures for good: one that gets another content under its id gets another address. */
const pictureAddress = ({ id, contentHash }: Pick<PictureRow, 'id' | 'contentHash'>): string =>
  contentHash ? `${id}.${contentHash}` : id

/** Splits a picture's name in a URL into the picture's id and the content hash for which it was written. */
export function readPictureAddress(address: string): { id: string; contentHash: string | null } {
  const [id = '', contentHash = null] = address.split('.')
  return { id, contentHash }
}
