import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'

export interface TaxRateRow {
  country: string
  /** Empty for the whole country. */
  region: string
  category: string
  /** Null ends the rate. */
  rateBasisPoints: number | null
  fromDay: string
  note: string
}

/** Finds all rates, in the order of a file. */
export async function findRates(db: Queryable): Promise<TaxRateRow[]> {
  const { rows } = await db.execute<TaxRateRow & Record<string, unknown>>(sql`
    select country, region, category, rate_basis_points as "rateBasisPoints", from_day::text as "fromDay", note
    from tax_rates order by country, region, category, from_day`)
  return rows
}

/** Finds the rates of some countries. */
export async function findRatesIn(db: Queryable, countries: readonly string[]): Promise<TaxRateRow[]> {
  const { rows } = await db.execute<TaxRateRow & Record<string, unknown>>(sql`
    select country, region, category, rate_basis_points as "rateBasisPoints", from_day::text as "fromDay", note
    from tax_rates where country = any(${sql.param(countries)}::text[])`)
  return rows
}

/** Holds back other changes of rates until the transaction ends. */
export async function lockRates(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table tax_rates in share row exclusive mode`)
}

/** Adds rates, and replaces those with the same place, category and day. */
export async function writeRateRows(tx: Tx, rates: readonly TaxRateRow[], now: Date): Promise<void> {
  await tx.execute(sql`
    insert into tax_rates (country, region, category, from_day, rate_basis_points, note, set_at)
    select r.country, r.region, r.category, r."fromDay", r."rateBasisPoints", r.note, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as r(country text, region text, category text,
      "fromDay" date, "rateBasisPoints" int, note text)
    on conflict (country, region, category, from_day) do update
      set rate_basis_points = excluded.rate_basis_points, note = excluded.note, set_at = excluded.set_at`)
}

export interface TaxCategory extends Record<string, unknown> {
  code: string
  name: string
  isDefault: boolean
}

export async function findTaxCategories(db: Queryable): Promise<TaxCategory[]> {
  const { rows } = await db.execute<TaxCategory>(sql`
    select code, name, is_default as "isDefault" from tax_categories order by is_default desc, code`)
  return rows
}

/** Holds back other changes of tax categories until the transaction ends. */
export async function lockTaxCategories(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table tax_categories in share row exclusive mode`)
}

/** Adds tax categories, and renames those that exist. */
export async function writeTaxCategories(
  db: Queryable,
  categories: readonly { code: string; name: string }[],
): Promise<void> {
  await db.execute(sql`
    insert into tax_categories (code, name)
    select c.code, c.name from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as c(code text, name text)
    on conflict (code) do update set name = excluded.name`)
}
