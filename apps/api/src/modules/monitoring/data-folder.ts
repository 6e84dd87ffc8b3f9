import type { StatsFs } from 'node:fs'
import { readFile, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Time at which the last backup was finished, as the backup command wrote it. Null if it didn't. */
export async function lastBackupOf(folder: string): Promise<Date | null> {
  const at = await readFile(join(folder, 'last-backup.json'), 'utf8')
    .then(text => Date.parse(JSON.parse(text).finishedAt))
    .catch(() => Number.NaN)
  return Number.isNaN(at) ? null : new Date(at)
}

/**
 * Reads the statistics of the disk that has or would have the folder. The folder doesn't exist if pictures and the
 * key are stored elsewhere.
 */
export async function diskOf(folder: string): Promise<StatsFs> {
  return statfs(folder).catch(error => {
    if (error.code !== 'ENOENT' || dirname(folder) === folder) throw error
    return diskOf(dirname(folder))
  })
}
