/** A private file as one of this machine. */
export interface OpenFile {
  path: string
  /** The path is good until then. */
  release(): Promise<void>
}

/** Files that nobody gets by an address: what people send to be read, and what is written for one of them. */
export interface PrivateFiles {
  /** Keeps the content of a file of this machine under a key such as `runs/0198…`. */
  keep(key: string, path: string): Promise<void>
  /** The content as a file of this machine; null where there is none. */
  open(key: string): Promise<OpenFile | null>
  remove(key: string): Promise<void>
}
