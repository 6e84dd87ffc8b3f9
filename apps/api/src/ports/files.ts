/** A private file as one of this machine. */
export interface OpenFile {
  path: string
  /** The path is good until then. */
  release(): Promise<void>
}

/** Store of files without a URL: uploads to be read, and files written for one user. */
export interface PrivateFiles {
  /** Keeps the content of a file of this machine under a key such as `runs/0198…`. */
  keep(key: string, path: string): Promise<void>
  /** Returns the content as a file of this machine; null if there is none. */
  open(key: string): Promise<OpenFile | null>
  remove(key: string): Promise<void>
}
