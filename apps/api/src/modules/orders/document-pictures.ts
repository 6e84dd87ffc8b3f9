import { buffer } from 'node:stream/consumers'
import type { Media } from '../../ports/pictures.ts'
import { type PictureRow, pictureOf } from '../read-model/index.ts'

/** Maximum number of pictures in a document. Lines after them have none. */
const MAX_PICTURES = 60

export type ReadPicture = (row: PictureRow | null) => Buffer | null

/** Reads the smallest size of pictures as JPEG, each once. One that can't be read is left out: the document counts. */
export async function readPictures(media: Media, rows: readonly (PictureRow | null)[]): Promise<ReadPicture> {
  const wanted = new Map(rows.flatMap(row => (row ? [[row.id, row] as const] : [])))
  const found = new Map<string, Buffer>()
  for (const row of [...wanted.values()].slice(0, MAX_PICTURES)) {
    const jpeg = await readJpeg(media, row).catch(() => null)
    if (jpeg) found.set(row.id, jpeg)
  }
  return row => (row && found.get(row.id)) ?? null
}

async function readJpeg(media: Media, row: PictureRow): Promise<Buffer | null> {
  const { base, widths } = pictureOf(row)
  const [smallest] = widths
  if (smallest === undefined) return null
  const file = await media.open(base.replace('/media/', ''), `${smallest}.jpg`)
  if (!file) return null
  const content = Buffer.isBuffer(file.content) ? file.content : await buffer(file.content)
  // A missing picture is replaced by a drawing.
  return file.contentType === 'image/jpeg' ? content : null
}
