import type { Db, Queryable } from '../platform/db/client.ts'

export interface MediaFile {
  bytes: Buffer
  contentType: string
  /** False when a placeholder stands in, or when its address may come to mean another content: ask again soon. */
  isLasting: boolean
  etag: string
}

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
  bytes: Buffer
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
   * none.
   */
  open(address: string, variant: string): Promise<MediaFile | null>
  /**
   * Stores an upload that nothing shows yet. With `uploadedBy` it can be used by this user alone.
   *
   * @throws problem `media.invalid`
   */
  saveUpload(upload: { bytes: Buffer; alt?: string; uploadedBy?: string }): Promise<SavedUpload>
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
