import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createSingleFlight } from '@stoa/server-kit/single-flight'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import { DAY, MINUTE } from '../../platform/durations.ts'
import { withIdempotencyKey } from '../../platform/idempotency/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { signals } from '../../platform/observe/signals.ts'
import { Problem, problem } from '../../platform/problem.ts'
import { currentSender } from '../../platform/sender.ts'
import type { MediaStore } from '../../ports/media.ts'
import type { Media, MediaFile, SentPicture } from '../../ports/pictures.ts'
import { readPictureAddress } from '../read-model/index.ts'
import { defaultLimits, type FetchLimits, FetchRefused, fetchRemote } from './fetch-remote.ts'
import { hasVariant, newMarkId, pngKindOf, pngNameOf } from './marks.ts'
import * as repository from './media.repository.ts'
import { UnusablePicture } from './picture-cost.ts'
import type { Format, PictureFacts } from './picture-work.ts'
import { placeholder } from './placeholder.ts'
import { factsOf, renderMark, renderMaster, renderVariant } from './render.ts'
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

const MASTER_TYPE = 'image/webp'
const TYPES: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}
/** Time for which a URL that failed is not tried again, in milliseconds. */
const RETRY_AFTER = 10 * MINUTE
const MAX_FAILED = 10_000
/**
 * Time for which an unused upload is kept. It is longer than uploads can be used, so that a sweep never deletes one
 * that is being used.
 */
const UNUSED_FOR = USABLE_FOR + 10 * MINUTE
/** Time for which an unused upload for a shop or for the settings is kept: an editor may stay open for a day. */
const UNUSED_IN_EDITOR = DAY

/** Pictures out of a table and a store. A size is made at its first request, once for all callers, and kept. */
export function createMedia({ db, store, builtIn, limits = defaultLimits }: MediaOptions): Media {
  const makeOnce = createSingleFlight<Buffer | null>()
  const fetchOnce = createSingleFlight<void>()
  const failed = new LRUCache<string, true>({ max: MAX_FAILED, ttl: RETRY_AFTER })

  /** @throws FetchRefused, UnusablePicture; whatever else it throws says nothing of the picture */
  async function fetchOriginal(row: MediaRow, signal?: AbortSignal): Promise<void> {
    let fetched: { bytes: Buffer; facts: PictureFacts }
    try {
      const bytes = await fetchRemote(row.path, limits)
      fetched = { bytes, facts: await factsOf(bytes, signal) }
    } catch (error) {
      // A busy server says nothing of the picture.
      if (error instanceof Problem) throw error
      failed.set(row.id, true)
      signals.mediaFailed.publish({ reason: 'fetch' })
      if (row.status !== 'missing') await repository.updateMedia(db, row.id, { status: 'missing' })
      throw error
    }
    await store.write(`originals/${row.id}`, fetched.bytes, 'application/octet-stream')
    await repository.updateMedia(db, row.id, { ...fetched.facts, status: 'ready' })
    failed.delete(row.id)
  }

  const readOriginal = (row: MediaRow): Promise<Buffer | null> =>
    row.source === 'file'
      ? readFile(join(builtIn, row.path)).catch(() => null)
      : store.read(row.source === 'upload' ? row.path : `originals/${row.id}`)

  async function makeVariant(
    row: MediaRow,
    [width, format]: readonly [number, Format],
    signal: AbortSignal,
  ): Promise<Buffer | null> {
    const render = () =>
      renderVariant(() => readOriginal(row), width, format, { signal, png: pngKindOf(row, width) })
    const made = await render()
    if (made || row.source !== 'url' || failed.has(row.id)) return made
    try {
      // The signal is that of all callers: the first may leave while others wait.
      await fetchOnce(row.id, shared => fetchOriginal(row, shared))
    } catch (error) {
      if (error instanceof FetchRefused || error instanceof UnusablePicture) return null
      throw error
    }
    return render()
  }

  async function openVariant(key: string, row: MediaRow, width: number, format: Format) {
    const kept = await store.open(key)
    if (kept) return kept
    const make = async (signal: AbortSignal) => {
      // Another request may have just rendered it.
      const found = await store.read(key)
      if (found) return found
      const made = await makeVariant(row, [width, format], signal)
      if (made) await store.write(key, made, TYPES[format])
      return made
    }
    const bytes = await makeOnce(key, make, currentSender().signal)
    return bytes && { content: bytes, bytes: bytes.byteLength }
  }

  async function isThere(key: string): Promise<boolean> {
    const file = await store.open(key)
    file?.content.destroy()
    return file !== null
  }

  /** Deletes an upload. The row is deleted last, so that files left behind by a failure can still be found. */
  async function removeUpload({ id, path }: MediaRow): Promise<void> {
    await Promise.all([store.remove(path), store.removeAll(`sizes/${id}`)])
    await repository.deleteMedia(db, id)
  }

  const media: Media = {
    async open(address, name, hasCopy = () => false) {
      const { id, contentHash } = readPictureAddress(address)
      const row = await repository.findMedia(db, id)
      if (!row || !hasVariant(row, name)) return null
      const isCurrent = contentHash === row.contentHash
      if (name === 'original.svg') {
        const drawing = await readOriginal(row)
        return drawing
          ? fileOf(drawing, 'image/svg+xml', isCurrent)
          : fileOf(placeholder, 'image/svg+xml', false)
      }
      const [width, format] = name.split('.') as [string, Format]
      const key = `sizes/${row.id}/${row.contentHash ?? 'v1'}-${width}.${format}`
      // The key identifies the content, so the file needn't be read to know whether the client has it.
      const kept = { contentType: TYPES[format], isLasting: isCurrent, etag: etagOf(key) }
      if (hasCopy(kept.etag)) return { ...kept, content: Buffer.alloc(0), bytes: 0 }
      const file = await openVariant(key, row, Number(width), format).catch(error => {
        if (!(error instanceof UnusablePicture)) throw error
        signals.mediaFailed.publish({ reason: 'unusable' })
        return null
      })
      return file ? { ...kept, ...file } : fileOf(placeholder, 'image/svg+xml', false)
    },

    async saveUpload({ picture, alt = '', uploadedBy }) {
      const master = await masterOf(picture)
      const id = `up-${newId()}`
      const path = `originals/${id}`
      const { width, height } = master
      // The row comes first: a file without one would never be found again.
      const row = { id, path, contentHash: null, width, height, alt }
      await repository.insertMedia(db, { ...row, source: 'upload', status: 'unused', uploadedBy })
      await store.write(path, master.bytes, MASTER_TYPE)
      return row
    },

    async saveMark(picture, by) {
      const master = await refusing(renderMark(picture))
      const id = newMarkId()
      const path = `originals/${id}`
      const { width, height } = master
      const row = { id, path, contentHash: null, width, height, alt: '' }
      const use = by ? { status: 'unused' as const, ...by } : { status: 'ready' as const }
      const insert = () => repository.insertMedia(db, { ...row, source: 'upload', ...use })
      // What may be swept is found by its row. Nothing sweeps the others: settings may name them as soon as there is a row.
      if (by) await insert()
      await store.write(path, master.bytes, MASTER_TYPE)
      if (!by) await insert()
      return row
    },

    async readPng(id) {
      const row = await repository.findMedia(db, id)
      const name = row && pngNameOf(row)
      if (!row || !name) return null
      const address = row.contentHash ? `${id}.${row.contentHash}` : id
      const file = await media.open(address, name)
      if (!file) return null
      const content = Buffer.isBuffer(file.content) ? file.content : await buffer(file.content)
      // A missing picture is replaced by a drawing.
      return file.contentType === TYPES.png ? content : null
    },

    async saveShopPicture(db, { picture, alt, uploadedBy, shopId, key, now }) {
      const master = await masterOf(picture)
      const sha256 = await hashOf(picture)
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
      if (kept.id === id || !(await isThere(kept.path)))
        await store.write(kept.path, master.bytes, MASTER_TYPE)
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
        inEditor: new Date(now.getTime() - UNUSED_IN_EDITOR),
      })
      let removed = 0
      for (const row of unused) {
        if (!(await repository.claimUnused(db, row.id))) continue
        await removeUpload(row)
        removed += 1
      }
      return removed
    },

    async fetchOriginal(id) {
      const row = await repository.findMedia(db, id)
      if (row?.source !== 'url') throw new Error(`“${id}” is no picture that is known by its address`)
      if (!(await isThere(`originals/${id}`))) await fetchOriginal(row)
    },
  }
  return media
}

/** @throws problem `media.invalid` */
const masterOf = (picture: SentPicture) => refusing(renderMaster(picture))

/** @throws problem `media.invalid` if the picture can't be used */
const refusing = <T>(made: Promise<T>): Promise<T> =>
  made.catch((cause: Error) => {
    if (cause instanceof Problem) throw cause
    throw problem('media.invalid', { detail: `Choose another file: ${cause.message}.`, cause })
  })

async function hashOf(picture: SentPicture): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(Buffer.isBuffer(picture) ? [picture] : createReadStream(picture.path), hash)
  return hash.digest('hex')
}

const etagOf = (what: Buffer | string): string =>
  `"${createHash('sha256').update(what).digest('base64url').slice(0, 22)}"`

const fileOf = (content: Buffer, contentType: string, isLasting: boolean): MediaFile => ({
  content,
  bytes: content.byteLength,
  contentType,
  isLasting,
  etag: etagOf(content),
})
