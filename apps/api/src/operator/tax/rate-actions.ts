import type { LogEntry } from '../../modules/operators/index.ts'
import {
  applyRates,
  type ChangedRate,
  countShopsTaxedIn,
  type FileRate,
  isInEu,
  keyOf,
  type RateChanges,
} from '../../modules/tax/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Done } from '../shop-actions.ts'

/** Maximum number of rates that an entry of the log lists one by one. */
const MAX_LISTED = 100

interface RatesDone extends Done {
  changes: RateChanges
  isChanged: boolean
}

/** Writes tax rates, all or none. With problems, nothing is written, and there is nothing to log. */
export async function setRates(
  tx: Tx,
  rates: readonly FileRate[],
  { now, reason }: { now: Date; reason: string | null },
): Promise<RatesDone> {
  const changes = await applyRates(tx, rates, now)
  const { changed } = changes
  const countries = [...new Set(changed.map(({ country }) => country))].toSorted()
  const replaced = changed.filter(({ before }) => before !== null)
  const added = changed.length - replaced.length
  const shops = await countShopsTaxedIn(tx, countries, { inEu: countries.some(isInEu), now })
  return {
    changes,
    isChanged: changes.problems.length === 0 && changed.length > 0,
    entry: {
      what: 'tax_rates.changed',
      subjectKind: 'tax',
      subjectId: 'rates',
      before: replaced.length > 0 ? { rates: listed(replaced, ({ before }) => before) } : null,
      after: { added, changed: replaced.length, countries, rates: listed(changed, rate => rate) },
      reason,
    },
    effects: [
      { kind: 'tax_rates_added', count: added },
      { kind: 'tax_rates_changed', count: replaced.length },
      { kind: 'tax_countries', count: countries.length },
      { kind: 'tax_shops', count: shops },
    ],
  }
}

/** Rates in basis points by what they are for. */
const listed = (
  rates: readonly ChangedRate[],
  of: (rate: ChangedRate) => Pick<FileRate, 'rateBasisPoints'> | null,
): NonNullable<LogEntry['after']> =>
  Object.fromEntries(rates.slice(0, MAX_LISTED).map(rate => [keyOf(rate), of(rate)?.rateBasisPoints ?? null]))
