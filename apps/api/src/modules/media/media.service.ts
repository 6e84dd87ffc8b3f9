import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { problem } from '../../contract/problem.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { MediaStore } from '../../ports/media.ts'
import type { Media, MediaFile } from '../../ports/pictures.ts'
import { editionOf, readAddress } from './edition.ts'
import { defaultLimits, type FetchLimits, fetchRemote } from './fetch-remote.ts'
import { createSingleFlight } from './flow.ts'
import { deleteMedia, findMedia, insertMedia, type MediaRow, updateMedia } from './media.repository.ts'
import { placeholder } from './placeholder.ts'
import { type Format, factsOf, renderMaster, renderVariant, UnusablePicture } from './render.ts'

export interface MediaOptions {
  db: Queryable
  /** Keeps uploads, fetched originals and made sizes. */
  store: MediaStore
  limits?: FetchLimits
}

const OWN_FILES = fileURLToPath(new URL('../../seed/pictures', import.meta.url))
const TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** How long an address that failed is left alone; milliseconds. */
const PATIENCE = 10 * 60_000

/** Pictures out of a table and a store. A size is made at its first request, once however many ask, and kept. */
export function createMedia({ db, store, limits = defaultLimits }: MediaOptions): Media {
  const once = createSingleFlight<Buffer | null>()
  const failed = new Map<string, number>()

  async function fetchOriginal(row: MediaRow): Promise<Buffer> {
    try {
      const bytes = await fetchRemote(row.path, limits)
      const facts = await factsOf(bytes)
      await store.write(`originals/${row.id}`, bytes)
      await updateMedia(db, row.id, { ...facts, status: 'ready' })
      failed.delete(row.id)
      return bytes
    } catch (error) {
      failed.set(row.id, Date.now())
      if (row.status !== 'missing') await updateMedia(db, row.id, { status: 'missing' })
      throw error
    }
  }

  async function original(row: MediaRow): Promise<Buffer | null> {
    if (row.source === 'file') return readFile(join(OWN_FILES, row.path)).catch(() => null)
    const bytes = await store.read(row.source === 'upload' ? row.path : `originals/${row.id}`)
    if (bytes || row.source === 'upload') return bytes
    if (Date.now() - (failed.get(row.id) ?? 0) < PATIENCE) return null
    return once(`fetch ${row.id}`, () => fetchOriginal(row).catch(() => null))
  }

  async function variant(row: MediaRow, width: number, format: Format): Promise<Buffer | null> {
    // A picture of the project's own may be drawn anew under its old name; its sizes are then made anew.
    const stamp = row.source === 'file' ? await stampOf(row.path) : 'v1'
    if (!stamp) return null
    const key = `sizes/${row.id}/${stamp}-${width}.${format}`
    return once(key, async () => {
      const made = await store.read(key)
      if (made) return made
      const source = await original(row)
      if (!source) return null
      const bytes = await renderVariant(source, width, format)
      await store.write(key, bytes)
      return bytes
    })
  }

  return {
    async open(address, name) {
      const { id, edition } = readAddress(address)
      const row = await findMedia(db, id)
      const isDrawing = row?.path.endsWith('.svg') && row.source === 'file'
      if (!row || isDrawing !== (name === 'original.svg')) return null
      const isCurrent = edition === editionOf(row.path)
      if (isDrawing) return fileOf(await original(row), 'image/svg+xml', isCurrent)
      const [width, format] = name.split('.') as [string, Format]
      const bytes = await variant(row, Number(width), format).catch(error => {
        if (error instanceof UnusablePicture) return null
        throw error
      })
      return fileOf(bytes, TYPES[format], isCurrent)
    },

    async saveUpload({ bytes, alt = '' }) {
      const master = await renderMaster(bytes).catch((cause: Error) => {
        throw problem('media.invalid', { detail: `Please choose another file: ${cause.message}.`, cause })
      })
      const id = `up-${newId()}`
      const path = `originals/${id}`
      await store.write(path, master.bytes)
      const { width, height } = master
      await insertMedia(db, { id, source: 'upload', path, width, height, alt, status: 'ready' })
      return { id }
    },

    async remove(id) {
      const row = await findMedia(db, id)
      if (row?.source !== 'upload') return
      await deleteMedia(db, id)
      await Promise.all([store.remove(row.path), store.removeAll(`sizes/${id}`)])
    },

    async fetchOriginal(id) {
      const row = await findMedia(db, id)
      if (row?.source !== 'url') throw new Error(`“${id}” is no picture that is known by its address`)
      if (!(await store.read(`originals/${id}`))) await fetchOriginal(row)
    },
  }
}

async function stampOf(path: string): Promise<string | null> {
  const found = await stat(join(OWN_FILES, path)).catch(() => null)
  return found && `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`
}

/** @param isCurrent whether its address is that of this content and no other */
function fileOf(bytes: Buffer | null, contentType: string, isCurrent: boolean): MediaFile {
  const body = bytes ?? placeholder
  return {
    bytes: body,
    contentType: bytes ? contentType : 'image/svg+xml',
    isLasting: bytes !== null && isCurrent,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}
