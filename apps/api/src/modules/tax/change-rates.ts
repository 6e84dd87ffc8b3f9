import type { Queryable, Tx } from '../../platform/db/client.ts'
import { localTime } from '../../platform/local-day.ts'
import { type FileRate, keyOf, type RateProblem } from './rate-file.ts'
import {
  findRates,
  findTaxCategories,
  lockRates,
  type TaxRateRow,
  writeRateRows,
} from './rates.repository.ts'

/** The time zone in which a day begins first. */
const FIRST_ZONE = 'Pacific/Kiritimati'

/** Rate that is new, or different from the one in the table. */
export interface ChangedRate extends FileRate {
  /** Rate in the table. Null if it is new. */
  before: TaxRateRow | null
}

export interface RateChanges {
  changed: readonly ChangedRate[]
  unchanged: number
  problems: readonly RateProblem[]
}

/**
 * Compares a file's rates with the table. A rate that applies already can't be changed, since orders were placed with
 * it; a later one can.
 */
export async function compareRates(
  db: Queryable,
  rates: readonly FileRate[],
  now: Date,
): Promise<RateChanges> {
  const { day } = localTime(now, FIRST_ZONE)
  const known = new Map((await findRates(db)).map(rate => [keyOf(rate), rate]))
  const categories = new Set((await findTaxCategories(db)).map(({ code }) => code))
  const problems = rates.flatMap(rate => {
    const { line, category, fromDay } = rate
    const before = known.get(keyOf(rate))
    if (!categories.has(category))
      return [{ line, column: 'category', reason: `there is no tax category ${category}. Add it first.` }]
    if (before && before.rateBasisPoints !== rate.rateBasisPoints && fromDay <= day)
      return [
        {
          line,
          column: 'rate',
          reason: `${inWords(before.rateBasisPoints)} has applied since ${fromDay}, and orders were placed with it. Add a row with a later day.`,
        },
      ]
    return []
  })
  const changed = rates.flatMap((rate): ChangedRate[] => {
    const before = known.get(keyOf(rate)) ?? null
    const isSame = before?.rateBasisPoints === rate.rateBasisPoints && before.note === rate.note
    return isSame ? [] : [{ ...rate, before }]
  })
  return { changed, unchanged: rates.length - changed.length, problems }
}

/** Writes a file's rates, all or none. Rates that the file doesn't name stay. */
export async function applyRates(tx: Tx, rates: readonly FileRate[], now: Date): Promise<RateChanges> {
  await lockRates(tx)
  const changes = await compareRates(tx, rates, now)
  if (changes.problems.length === 0 && changes.changed.length > 0)
    await writeRateRows(tx, changes.changed, now)
  return changes
}

const inWords = (basisPoints: number | null): string =>
  basisPoints === null ? 'no rate' : `${basisPoints / 100} %`
