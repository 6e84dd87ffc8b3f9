/** Keeps pictures: originals that were uploaded or fetched, and the sizes made of them. */
export interface MediaStore {
  /** The bytes under a key such as `originals/up-1`, null when there are none. */
  read(key: string): Promise<Buffer | null>
  /** Whoever reads meanwhile gets the old bytes or the new ones, never half of them. */
  write(key: string, bytes: Buffer): Promise<void>
  remove(key: string): Promise<void>
  /** Everything whose key begins with this one and a slash. */
  removeAll(key: string): Promise<void>
}
