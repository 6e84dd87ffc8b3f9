import { join } from 'node:path'
import { createArgon2 } from '../adapters/argon2.ts'
import { createDiskFiles } from '../adapters/files-disk.ts'
import { createDiskStore } from '../adapters/media-disk.ts'
import { type Config, readConfig } from '../config.ts'
import { DEMO_PICTURES, seedDemo } from '../demo.ts'
import { createMedia } from '../modules/media/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Db, openDatabase } from '../platform/db/client.ts'
import { defaultDataHome, startEmbedded } from '../platform/db/embedded/index.ts'
import { migrate } from '../platform/db/migrate.ts'
import type { PrivateFiles } from '../ports/files.ts'
import type { Media } from '../ports/pictures.ts'

export interface Opened {
  config: Config
  db: Db
  media: Media
  files: PrivateFiles
}

/**
 * Runs a command's work on the marketplace's database: the one at DATABASE_URL, else the embedded one, which
 * is started when no running API has it. What was started is ended when the work is done.
 */
export async function withMarketplace<T>(
  say: (line: string) => void,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ ...(config.dataHome && { home: config.dataHome }), log: say })
  try {
    await embedded?.ensureDatabase('stoa')
    const url = config.databaseUrl ?? embedded!.url()
    await migrate(url)
    const { db, close } = openDatabase({ url, connections: 4 })
    try {
      if (embedded) await seedDemo({ db, clock: systemClock, passwords: createArgon2() }, say)
      const dataDir = config.dataHome ?? defaultDataHome()
      const media = createMedia({
        db,
        store: createDiskStore(join(dataDir, 'media')),
        builtIn: DEMO_PICTURES,
      })
      return await work({ config, db, media, files: createDiskFiles(join(dataDir, 'files')) })
    } finally {
      await close()
    }
  } finally {
    await embedded?.stop()
  }
}
