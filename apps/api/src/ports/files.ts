/** Files that nobody gets by an address: what people send to be read, and what is written for one of them. */
export interface PrivateFiles {
  /** Keeps the content of a file of this machine under a key such as `runs/0198…`. */
  keep(key: string, path: string): Promise<void>
  /** Does work with a file of this machine that has the content; null where there is none. */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T | null>
  remove(key: string): Promise<void>
}
