import type { Readable } from 'node:stream'
import type { Db, Queryable } from '../platform/db/client.ts'

export interface MediaFile {
  content: Buffer | Readable
  /** Of the content. */
  bytes: number
  contentType: string
  /** False when a placeholder stands in, or when its address may come to mean another content: ask again soon. */
  isLasting: boolean
  etag: string
}

/** A picture that somebody sent: in memory, or a file of this machine, which is read when its turn comes. */
export type SentPicture = Buffer | { readonly path: string }

/** An upload, with what a picture's JSON is made of. */
export interface SavedUpload {
  id: string
  path: string
  contentHash: null
  width: number
  height: number
  alt: string
}

export interface ShopPictureUpload {
  picture: SentPicture
  alt: string
  uploadedBy: string
  shopId: string
  /** Of the call that it came with. */
  key: string
  now: Date
}

/** Pictures as the rest of the application needs them. */
export interface Media {
  /**
   * One variant, such as `640.avif`, of the picture that is named with or without its content hash; null when there is
   * none. Whoever gets one reads its content to its end or destroys it.
   *
   * @param hasCopy whether the caller has the content with this etag already: then it is not opened, and empty
   */
  open(address: string, variant: string, hasCopy?: (etag: string) => boolean): Promise<MediaFile | null>
  /**
   * Stores an upload that nothing shows yet. With `uploadedBy` it can be used by this user alone.
   *
   * @throws problem `media.invalid`
   */
  saveUpload(upload: { picture: SentPicture; alt?: string; uploadedBy?: string }): Promise<SavedUpload>
  /**
   * Stores a picture that a shop may show, whoever of it uploaded it. A repeat under the same key answers the first one.
   *
   * @throws problem `media.invalid`, `idempotency.mismatch`
   */
  saveShopPicture(db: Db, upload: ShopPictureUpload): Promise<SavedUpload>
  /** Something shows the upload from this transaction on. */
  use(tx: Queryable, id: string): Promise<void>
  /** Nothing shows the upload from this transaction on. */
  release(tx: Queryable, id: string): Promise<void>
  /** Removes an upload with all that was made of it. */
  remove(id: string): Promise<void>
  /** Removes the uploads that nothing shows. Answers how many. */
  removeUnused(now: Date): Promise<number>
  /** Fetches a picture that is known by its address only. @throws Error fit for a report */
  fetchOriginal(id: string): Promise<void>
}
