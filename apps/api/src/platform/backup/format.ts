/** The number of the archive's form; a file with a larger one is of a newer version. */
export const FORMAT = 1
/** Names of the parts. The first describes the file; the last two list its content and the hash of each part. */
export const ABOUT = 'stoa-backup.json'
export const MANIFEST = 'manifest.json'
export const SUMS = 'SHA256SUMS'
export const TABLES = 'tables/'
export const TOKEN_KEY = 'token.key'

/** Reason why a backup or a restore is impossible, for the operator. */
export class BackupError extends Error {}

export interface About {
  format: number
  createdAt: string
}

export interface Migration {
  /** SHA-256 of its file, as the database remembers it. */
  hash: string
  /** File name of the migration without its extension; null if this version does not know it. */
  name: string | null
}

export interface TableFacts {
  name: string
  /** Columns without generated ones. */
  columns: string[]
  rows: number
  /** Size of the rows in COPY's format, before compression. */
  bytes: number
  sha256: string
}

export interface StoreFacts {
  count: number
  bytes: number
}

export interface Manifest extends About {
  /** `18.4` */
  postgres: string
  migrations: Migration[]
  tables: TableFacts[]
  /** The last value of each sequence that was used. */
  sequences: Record<string, string>
  /** Facts by the store's name; null if its files were left out. */
  stores: Record<string, StoreFacts | null>
  hasTokenKey: boolean
}

export const tablePart = (table: string): string => `${TABLES}${table}.copy.zst`

/** A line of `sha256sum`, so that its `-c` checks the parts of an unpacked file. */
export const sumLine = (sha256: string, part: string): string => `${sha256}  ${part}\n`
