export interface MediaFile {
  bytes: Buffer
  contentType: string
  /** False when a placeholder stands in, or when its address may come to mean another content: ask again soon. */
  isLasting: boolean
  etag: string
}

/** Pictures as the rest of the application needs them. */
export interface Media {
  /** One variant, such as `640.avif`, of the picture that is named with or without its edition; null when there is none. */
  open(address: string, variant: string): Promise<MediaFile | null>
  /** Keeps somebody's picture. @throws problem `media.invalid` */
  saveUpload(upload: { bytes: Buffer; alt?: string }): Promise<{ id: string }>
  /** Forgets an upload with all that was made of it. */
  remove(id: string): Promise<void>
  /** Fetches a picture that is known by its address only. @throws Error fit for a report */
  fetchOriginal(id: string): Promise<void>
}
