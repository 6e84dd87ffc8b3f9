import { verifyArchive } from './archive-reader.ts'
import { BackupError, type Manifest } from './format.ts'
import { knownMigrations } from './migrations.ts'
import type { Progress } from './progress.ts'

/**
 * Reads a whole file, compares every part with its hash, and returns its manifest.
 *
 * @throws BackupError if it is no backup, damaged, truncated, or of a newer version
 */
export async function openBackup(file: string, progress: Progress): Promise<Manifest> {
  const manifest = await verifyArchive(file, progress)
  const known = new Set(knownMigrations().map(({ hash }) => hash))
  const unknown = manifest.migrations.filter(({ hash }) => !known.has(hash))
  if (unknown.length === 0) return manifest
  const names = unknown.map(({ name, hash }) => name ?? hash.slice(0, 8)).join(', ')
  throw new BackupError(
    `${file} is of a newer version of Stoa: this one does not know its migrations ${names}. Fetch that version and restore with it.`,
  )
}
