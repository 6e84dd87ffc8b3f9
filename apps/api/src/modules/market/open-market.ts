import { SettingsError } from '@stoa/server-kit/settings'
import { singleFlightAfterNow } from '@stoa/server-kit/single-flight'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Market, MarketMarks, MarketSettings } from '../../platform/market.ts'
import { refuseOtherCurrency } from '../orders/index.ts'
import { faultsOf } from './check-settings.ts'
import { type FirstConfig, firstSettings } from './first-settings.ts'
import {
  findHeld,
  findNewest,
  findSettingsAt,
  hasAccounts,
  insertVersion,
  lockNewest,
  type MarketVersion,
} from './market.repository.ts'
import { completed } from './supplied-settings.ts'

/** Time after which a process asks for newer settings, in milliseconds. */
const FOLLOWED_EVERY = 10_000

interface OpenMarket extends Market {
  /** Reads newer settings again and again until the returned function is called. */
  follow(onError: (error: unknown) => void): () => Promise<void>
}

/** Opens the settings for a process: they are read once, and then from memory. */
export async function openMarket(db: Db, config: FirstConfig): Promise<OpenMarket> {
  const first = await findHeld(db)
  let held = await beginWith(first.newest)
  let marks = { ...NO_MARKS, ...first.marks }
  let { termsVersionId, footerPages } = first
  const refresh = singleFlightAfterNow(async () => {
    const { newest, ...other } = await findHeld(db)
    if (newest && newest.version !== held.version) held = heldOf(newest, config)
    marks = { ...NO_MARKS, ...other.marks }
    termsVersionId = other.termsVersionId
    footerPages = other.footerPages
  })
  return {
    get version() {
      return held.version
    },
    get settings() {
      return held.settings
    },
    get marks() {
      return marks
    },
    get footerPages() {
      return footerPages
    },
    get termsVersionId() {
      return termsVersionId
    },
    refresh,
    follow(onError) {
      const timer = setInterval(() => void refresh().catch(onError), FOLLOWED_EVERY)
      timer.unref()
      return async () => clearInterval(timer)
    },
  }

  async function beginWith(newest: MarketVersion | null): Promise<Held> {
    if (newest) return heldOf(newest, config)
    return { version: 0, settings: firstSettings(config, { isNew: !(await hasAccounts(db)) }) }
  }
}

type Held = Pick<Market, 'version' | 'settings'>

const NO_MARKS: MarketMarks = { logo: null, logoDark: null, icon: null, share: null }

const heldOf = ({ version, data }: MarketVersion, { isDemo }: Pick<FirstConfig, 'isDemo'>): Held => ({
  version,
  settings: completed(data, { isDemo }),
})

/** Returns the settings that held at a time: those that a buyer has seen who began to pay then. */
export async function settingsAt(tx: Queryable, market: Market, at: Date): Promise<MarketSettings> {
  const found = await findSettingsAt(tx, at)
  return found ? completed(found) : market.settings
}

/**
 * Publishes the first version from the environment, if there is none: what was set there before settings were kept in
 * the database goes on. Concurrent processes publish it once.
 *
 * @returns the names of variables that are set and no longer count
 * @throws SettingsError if a variable can't be taken over
 */
export async function importSettings(
  db: Db,
  config: FirstConfig & { market: { set: readonly string[] } },
  now: Date,
) {
  if (await findNewest(db)) return config.market.set
  return inTx(db, async tx => {
    if (await lockNewest(tx)) return config.market.set
    const data = firstSettings(config, { isNew: !(await hasAccounts(tx)) })
    await refuseOtherCurrency(tx, data.money.currency)
    const faults = faultsOf(data)
    if (faults.length > 0)
      throw new SettingsError(
        faults.map(({ path, message }) => `the marketplace’s ${path.slice(1)}: ${message}`),
      )
    await insertVersion(tx, { version: 1, data, note: 'From the environment, at the first start', now })
    return []
  })
}
