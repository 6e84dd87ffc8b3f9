import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { raisesDefault } from '../commission/index.ts'
import { useMarks } from '../media/index.ts'
import { findLastCurrency } from '../orders/index.ts'
import { faultsOf, missingToOpen } from './check-settings.ts'
import {
  findExistingPictures,
  findVersion,
  hasAccounts,
  insertVersion,
  isPaymentUnderWay,
  lockNewest,
  type MarketVersion,
} from './market.repository.ts'
import type { SettingsFault } from './settings-fault.ts'
import { completed } from './supplied-settings.ts'

/** Reason why settings can't be published, for the operator to read. */
export class PublishRefused extends Error {}

/** Settings with faults; nothing was published. */
export class FaultySettings extends PublishRefused {
  readonly faults: readonly SettingsFault[]
  constructor(faults: readonly SettingsFault[]) {
    super('The settings have faults.')
    this.faults = faults
  }
}

interface Publication {
  data: unknown
  /** Version that the change is based on; 0 if there was none. */
  basedOn: number
  note: string
  now: Date
}

interface Restoration {
  version: number
  note: string
  now: Date
  isDemo: boolean
}

/**
 * Publishes an earlier version again, as a new one. Keys that it lacks, because they were added later, get their supplied
 * values. The marketplace stays as open or closed as it is.
 *
 * @throws PublishRefused as `publishSettings`, and if there is no such version
 */
export async function restoreSettings(tx: Tx, { version, note, now, isDemo }: Restoration): Promise<number> {
  const newest = await lockNewest(tx)
  const found = await findVersion(tx, version)
  if (!found) throw new PublishRefused(`There is no version ${version}.`)
  const data = { ...completed(found.data, { isDemo }), state: await stateBefore(tx, newest) }
  return publishSettings(tx, { data, basedOn: newest?.version ?? 0, note, now })
}

/**
 * Publishes settings as the next version. They hold in every process within seconds, for all that happens from then on.
 *
 * A higher default commission isn't published while there are shops that would pay it: a rule announces it.
 *
 * @throws PublishRefused if another version was published since, if the currency changes after the first order, or
 * FaultySettings
 */
export async function publishSettings(tx: Tx, { data, basedOn, note, now }: Publication): Promise<number> {
  const faults = faultsOf(data)
  if (faults.length > 0) throw new FaultySettings(faults)
  const newest = await lockNewest(tx)
  const current = newest?.version ?? 0
  if (current !== basedOn)
    throw new PublishRefused(
      `Version ${current} was published since, and your change is based on ${basedOn === 0 ? 'none' : `version ${basedOn}`}. Export again, repeat your change, and apply it.`,
    )
  const settings = data as MarketSettings
  const before = newest && completed(newest.data)
  // First, so that no upload is swept between the check and the publication.
  await useMarks(
    tx,
    picturesOf(settings).map(({ id }) => id),
  )
  const missingPictures = await findMissingPictures(tx, settings, before)
  if (missingPictures.length > 0) throw new FaultySettings(missingPictures)
  if (settings.state === 'open' && (await stateBefore(tx, newest)) === 'closed') {
    const missing = missingToOpen(settings)
    if (missing.length > 0) throw new FaultySettings(missing)
  }
  if (newest?.data.money.currency !== settings.money.currency)
    await requireUnsold(tx, settings.money.currency)
  if (before && (await raisesDefault(tx, { before: shareOf(before), after: shareOf(settings), now })))
    throw new FaultySettings([{ path: '/money/commissionBasisPoints', message: RAISE_NEEDS_RULE }])
  const version = current + 1
  await insertVersion(tx, { version, data: settings, note, now })
  return version
}

const shareOf = ({ money }: MarketSettings): number => money.commissionBasisPoints

const RAISE_NEEDS_RULE =
  'Shops would pay more, so they need notice. Under Money, Commission, set a rate for every shop and every category: it has a first day.'

type Pictured = Pick<MarketSettings, 'marks' | 'home'>

const picturesOf = ({ marks, home }: Pictured) =>
  [
    ...Object.entries(marks).map(([name, id]) => ({ path: `/marks/${name}`, id })),
    ...Object.entries(home.hero.pictures).map(([name, id]) => ({ path: `/home/hero/pictures/${name}`, id })),
  ].flatMap(({ path, id }) => (id === null ? [] : [{ path, id }]))

/**
 * Finds pictures that settings name and that weren't uploaded.
 *
 * @param before settings that hold; their pictures may stay, even if one was lost. Null if there are none
 */
export async function findMissingPictures(
  db: Queryable,
  settings: Pictured,
  before: Pictured | null,
): Promise<SettingsFault[]> {
  const known = new Set(before && picturesOf(before).map(({ id }) => id))
  const added = picturesOf(settings).filter(({ id }) => !known.has(id))
  if (added.length === 0) return []
  const found = await findExistingPictures(
    db,
    added.map(({ id }) => id),
  )
  return added
    .filter(({ id }) => !found.has(id))
    .map(({ path, id }) => ({
      path,
      message: `There is no picture “${id}”. Upload it in the operator console, or with \`market media add FILE\`, which prints its id.`,
    }))
}

/** The state that the next version may change. Without a version, only a marketplace without accounts is closed. */
const stateBefore = async (tx: Tx, newest: MarketVersion | null): Promise<MarketSettings['state']> =>
  newest ? completed(newest.data).state : (await hasAccounts(tx)) ? 'open' : 'closed'

/** Prices, balances and payouts are stored as minor units of one currency. */
async function requireUnsold(tx: Tx, currency: string): Promise<void> {
  const last = await findLastCurrency(tx)
  if (last !== null && last !== currency)
    throw new PublishRefused(
      `The currency can’t become ${currency}: orders were placed in ${last}, and it is final after the first order.`,
    )
  if (await isPaymentUnderWay(tx))
    throw new PublishRefused(
      `The currency can’t become ${currency} while a buyer is paying. Try again in an hour.`,
    )
}
