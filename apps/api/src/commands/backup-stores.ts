import type { Config } from '../config.ts'
import type { BackupStore } from '../platform/backup/stores.ts'
import { openStores } from '../stores.ts'

/** The files that belong to a backup: what users and shops sent. Made sizes of pictures are made again. */
export function backupStores(config: Config, dataDir: string, withPictures = true): BackupStore[] {
  const { media, files } = openStores(config, dataDir)
  return [
    {
      name: 'media',
      store: media,
      prefix: 'originals',
      pointedAt: `select 'originals/' || id as key from media
      where id = any(select substr(key, length('originals/') + 1) from unnest($1::text[]) key)`,
      isLeftOut: !withPictures,
    },
    {
      name: 'files',
      store: files,
      prefix: 'runs',
      pointedAt: 'select file_key as key from catalog_runs where file_key = any($1::text[])',
    },
  ]
}
