import type { Readable } from 'node:stream'
import type { Db, Queryable } from '../platform/db/client.ts'

export interface MediaFile {
  content: Buffer | Readable
  /** Size of the content. */
  bytes: number
  contentType: string
  /**
   * Whether the content is final. False for a placeholder, or if the URL's content may change: request it again soon.
   */
  isLasting: boolean
  etag: string
}

/** Uploaded picture: in memory, or a file of this machine that is read later. */
export type SentPicture = Buffer | { readonly path: string }

/** Upload with the data for a picture's JSON. */
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
  /** Idempotency key of the call. */
  key: string
  now: Date
}

/** Pictures as the rest of the application needs them. */
export interface Media {
  /**
   * Opens one variant, such as `640.avif`, of the picture, which is named with or without its content hash; null if
   * there is none. Callers read the content to its end or destroy it.
   *
   * @param hasCopy returns whether the caller already has the content with this etag; it is then empty
   */
  open(address: string, variant: string, hasCopy?: (etag: string) => boolean): Promise<MediaFile | null>
  /**
   * Stores an upload that nothing shows yet. With `uploadedBy` it can be used by this user alone.
   *
   * @throws problem `media.invalid`
   */
  saveUpload(upload: { picture: SentPicture; alt?: string; uploadedBy?: string }): Promise<SavedUpload>
  /**
   * Stores a picture of the marketplace itself, such as its logo. It stays; with `uploadedBy` only if settings name it
   * within a day.
   *
   * @throws problem `media.invalid` for other formats than PNG, JPEG and WebP, and for less than 200 pixels of width
   */
  saveMark(picture: SentPicture, by?: { uploadedBy: string }): Promise<SavedUpload>
  /** Reads a picture of the marketplace as a small PNG. Null if it is missing. */
  readPng(id: string): Promise<Buffer | null>
  /**
   * Stores a picture that any member of the shop may use. A repeated key returns the first upload.
   *
   * @throws problem `media.invalid`, `idempotency.mismatch`
   */
  saveShopPicture(db: Db, upload: ShopPictureUpload): Promise<SavedUpload>
  /** Marks the upload as used, from this transaction on. */
  use(tx: Queryable, id: string): Promise<void>
  /** Marks the upload as unused, from this transaction on. */
  release(tx: Queryable, id: string): Promise<void>
  /** Removes an upload with all that was made of it. */
  remove(id: string): Promise<void>
  /** Removes unused uploads. Returns how many. */
  removeUnused(now: Date): Promise<number>
  /** Fetches a picture that is only known by its URL. @throws Error with a message for a report */
  fetchOriginal(id: string): Promise<void>
}
