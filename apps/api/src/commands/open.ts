import { createArgon2 } from '../adapters/argon2.ts'
import { createStoredFiles } from '../adapters/files-stored.ts'
import { type Config, readConfig } from '../config.ts'
import { DEMO_PICTURES, seedDemo } from '../demo.ts'
import { openMarket } from '../modules/market/index.ts'
import { createMedia } from '../modules/media/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Db, openDatabase } from '../platform/db/client.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'
import { migrate } from '../platform/db/migrate.ts'
import { refuseTransactionPooling } from '../platform/db/pooler.ts'
import { waitForMigrations } from '../platform/db/wait-for-migrations.ts'
import { type Brand, brandOf, type Market } from '../platform/market.ts'
import { createMoney, type Money } from '../platform/money.ts'
import type { PrivateFiles } from '../ports/files.ts'
import type { Media } from '../ports/pictures.ts'
import { openStores } from '../stores.ts'
import type { Call } from './cli.ts'

export interface Opened extends Call {
  config: Config
  db: Db
  market: Market
  brand: Brand
  money: Money
  media: Media
  files: PrivateFiles
}

/**
 * Runs a command's work on the marketplace's database. Uses the one at DATABASE_URL, or else the embedded one, which
 * is started unless a running API has it. Stops what it started afterwards.
 *
 * @throws if there is no embedded database, so that an operator who forgot DATABASE_URL gets no results of an empty
 * one
 */
export async function withMarketplace<T>(call: Call, work: (opened: Opened) => Promise<T>): Promise<T> {
  const { env, say } = call
  const config = readConfig(env)
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ home: config.stoaDataHome, mustExist: true, log: say })
  try {
    await embedded?.ensureDatabase('stoa')
    const url = config.databaseUrl ?? embedded!.url()
    const directUrl = config.databaseDirectUrl ?? url
    if (config.databaseUrl) await refuseTransactionPooling(url, 'DATABASE_URL')
    if (config.migrate === 'auto') await migrate(directUrl, say)
    else await waitForMigrations(directUrl, say)
    const { db, close } = openDatabase({ url, isPooled: config.databasePooler === 'session', connections: 4 })
    try {
      if (embedded && config.isDemo && config.seed !== 'own')
        await seedDemo({ db, clock: systemClock, passwords: createArgon2() }, say)
      const market = await openMarket(db, config)
      const stores = openStores(config, config.stoaDataHome)
      const media = createMedia({ db, store: stores.media, builtIn: DEMO_PICTURES })
      return await work({
        ...call,
        config,
        db,
        market,
        brand: brandOf(market, config),
        money: createMoney(market.settings.money.currency, market.settings.locale),
        media,
        files: createStoredFiles(stores.files),
      })
    } finally {
      await close()
    }
  } finally {
    await embedded?.stop()
  }
}
