import { type SQL, sql } from 'drizzle-orm'
import { EU_CUSTOMS_AREA } from './customs.ts'
import type { Destination } from './destination.ts'

const IN_EU = sql.raw(EU_CUSTOMS_AREA.map(country => `'${country}'`).join(', '))

/**
 * Whether shop `s` can't ship to a destination in the EU because its business is outside of it. The marketplace would
 * have to pay the tax. A shop without business details counts by the country that it ships from.
 */
export const barredByTax = ({ country }: Pick<Destination, 'country'>): SQL =>
  sql`(${EU_CUSTOMS_AREA.includes(country)}::boolean and coalesce(coalesce(s.trader_country, s.country) not in (${IN_EU}), false))`
