export interface MediaFile {
  bytes: Buffer
  contentType: string
  /** False when a placeholder stands in: ask again soon. */
  isLasting: boolean
  etag: string
}

/** Pictures as the rest of the application needs them. */
export interface Media {
  /** One variant, such as `640.avif`; null when there is no such picture. */
  open(id: string, variant: string): Promise<MediaFile | null>
  /** Keeps somebody's picture. @throws problem `media.invalid` */
  saveUpload(upload: { bytes: Buffer; alt?: string }): Promise<{ id: string }>
  /** Forgets an upload with all that was made of it. */
  remove(id: string): Promise<void>
  /** Fetches a picture that is known by its address only. @throws Error fit for a report */
  fetchOriginal(id: string): Promise<void>
}
