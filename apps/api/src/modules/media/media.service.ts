import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import { withIdempotencyKey } from '../../platform/idempotency/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import { createSingleFlight } from '../../platform/single-flight.ts'
import type { MediaStore } from '../../ports/media.ts'
import type { Media, MediaFile } from '../../ports/pictures.ts'
import { readPictureAddress } from '../read-model/index.ts'
import { defaultLimits, type FetchLimits, fetchRemote } from './fetch-remote.ts'
import * as repository from './media.repository.ts'
import { placeholder } from './placeholder.ts'
import { type Format, factsOf, renderMaster, renderVariant, UnusablePicture } from './render.ts'
import { USABLE_FOR } from './uploads.repository.ts'

type MediaRow = repository.MediaRow

export interface MediaOptions {
  db: Queryable
  /** Holds uploads, fetched originals and made sizes. */
  store: MediaStore
  /** The folder that rows of the source `file` are relative to. */
  builtIn: string
  limits?: FetchLimits
}

const TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** How long an address that failed is not tried again; milliseconds. */
const RETRY_AFTER = 10 * 60_000
const MAX_FAILED = 10_000
/** How long an upload that nothing shows is kept: longer than it can be used, so that no sweep meets a use under way. */
const UNUSED_FOR = USABLE_FOR + 10 * 60_000
/** The same for a shop's: an editor may stand open for a day. */
const UNUSED_FOR_SHOP = 24 * 60 * 60_000

/** Pictures out of a table and a store. A size is made at its first request, once for all callers, and kept. */
export function createMedia({ db, store, builtIn, limits = defaultLimits }: MediaOptions): Media {
  const singleFlight = createSingleFlight<Buffer | null>()
  const failed = new LRUCache<string, true>({ max: MAX_FAILED, ttl: RETRY_AFTER })

  async function fetchOriginal(row: MediaRow): Promise<Buffer> {
    try {
      const bytes = await fetchRemote(row.path, limits)
      const facts = await factsOf(bytes)
      await store.write(`originals/${row.id}`, bytes)
      await repository.updateMedia(db, row.id, { ...facts, status: 'ready' })
      failed.delete(row.id)
      return bytes
    } catch (error) {
      failed.set(row.id, true)
      if (row.status !== 'missing') await repository.updateMedia(db, row.id, { status: 'missing' })
      throw error
    }
  }

  async function original(row: MediaRow): Promise<Buffer | null> {
    if (row.source === 'file') return readFile(join(builtIn, row.path)).catch(() => null)
    const bytes = await store.read(row.source === 'upload' ? row.path : `originals/${row.id}`)
    if (bytes || row.source === 'upload') return bytes
    if (failed.has(row.id)) return null
    return singleFlight(`fetch ${row.id}`, () => fetchOriginal(row).catch(() => null))
  }

  async function variant(row: MediaRow, width: number, format: Format): Promise<Buffer | null> {
    const key = `sizes/${row.id}/${row.contentHash ?? 'v1'}-${width}.${format}`
    return singleFlight(key, async () => {
      const made = await store.read(key)
      if (made) return made
      const source = await original(row)
      if (!source) return null
      const bytes = await renderVariant(source, width, format)
      await store.write(key, bytes)
      return bytes
    })
  }

  /** The row goes last: while it is there, what is left of the files is found again. */
  async function removeUpload({ id, path }: MediaRow): Promise<void> {
    await Promise.all([store.remove(path), store.removeAll(`sizes/${id}`)])
    await repository.deleteMedia(db, id)
  }

  return {
    async open(address, name) {
      const { id, contentHash } = readPictureAddress(address)
      const row = await repository.findMedia(db, id)
      const isDrawing = row?.path.endsWith('.svg') && row.source === 'file'
      if (!row || isDrawing !== (name === 'original.svg')) return null
      const isCurrent = contentHash === row.contentHash
      if (isDrawing) return fileOf(await original(row), 'image/svg+xml', isCurrent)
      const [width, format] = name.split('.') as [string, Format]
      const bytes = await variant(row, Number(width), format).catch(error => {
        if (error instanceof UnusablePicture) return null
        throw error
      })
      return fileOf(bytes, TYPES[format], isCurrent)
    },

    async saveUpload({ bytes, alt = '', uploadedBy }) {
      const master = await masterOf(bytes)
      const id = `up-${newId()}`
      const path = `originals/${id}`
      const { width, height } = master
      // The row comes first: a file without one would never be found again.
      const row = { id, path, contentHash: null, width, height, alt }
      await repository.insertMedia(db, { ...row, source: 'upload', status: 'unused', uploadedBy })
      await store.write(path, master.bytes)
      return row
    },

    async saveShopPicture(db, { bytes, alt, uploadedBy, shopId, key, now }) {
      const master = await masterOf(bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const id = `up-${newId()}`
      const path = `originals/${id}`
      const { width, height } = master
      const row = { id, path, contentHash: null, width, height, alt }
      const kept = await inTx(db, tx =>
        withIdempotencyKey(
          tx,
          { scope: `uploadSellerPicture ${shopId} ${uploadedBy}`, key, request: { sha256, alt }, now },
          async () => {
            await repository.insertMedia(tx, {
              ...row,
              source: 'upload',
              status: 'unused',
              uploadedBy,
              shopId,
            })
            return row
          },
        ),
      )
      // A repeat finds the row of a process that died before it had written the file.
      if (kept.id === id || !(await store.read(kept.path))) await store.write(kept.path, master.bytes)
      return kept
    },

    use: (tx, id) => repository.updateMedia(tx, id, { status: 'ready' }),

    release: (tx, id) => repository.updateMedia(tx, id, { status: 'unused' }),

    async remove(id) {
      const row = await repository.findMedia(db, id)
      if (row?.source === 'upload') await removeUpload(row)
    },

    async removeUnused(now) {
      const unused = await repository.findUnused(db, {
        upload: new Date(now.getTime() - UNUSED_FOR),
        ofShop: new Date(now.getTime() - UNUSED_FOR_SHOP),
      })
      for (const row of unused) await removeUpload(row)
      return unused.length
    },

    async fetchOriginal(id) {
      const row = await repository.findMedia(db, id)
      if (row?.source !== 'url') throw new Error(`“${id}” is no picture that is known by its address`)
      if (!(await store.read(`originals/${id}`))) await fetchOriginal(row)
    },
  }
}

/** @throws problem `media.invalid` */
const masterOf = (bytes: Buffer) =>
  renderMaster(bytes).catch((cause: Error) => {
    throw problem('media.invalid', { detail: `Please choose another file: ${cause.message}.`, cause })
  })

/** @param isCurrent whether its address is the one of this content */
function fileOf(bytes: Buffer | null, contentType: string, isCurrent: boolean): MediaFile {
  const body = bytes ?? placeholder
  return {
    bytes: body,
    contentType: bytes ? contentType : 'image/svg+xml',
    isLasting: bytes !== null && isCurrent,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}
