import { sql } from 'drizzle-orm'
import { register, writeTaxCategories } from '../../src/modules/tax/index.ts'
import type { Db } from '../../src/platform/db/client.ts'

/** Adds a tax category and its rate in each country, from the first day of 2020. */
export async function addRates(
  db: Db,
  category: string,
  rates: Readonly<Record<string, number>>,
): Promise<void> {
  if (category !== 'standard') await writeTaxCategories(db, [{ code: category, name: category }])
  for (const [country, rate] of Object.entries(rates))
    await db.execute(sql`insert into tax_rates (country, category, from_day, rate_basis_points, set_at)
      values (${country}, ${category}, '2020-01-01', ${rate}, now()) on conflict do nothing`)
}

/** Moves a shop to a country and registers it for tax there. */
export async function registerShop(
  db: Db,
  shopId: string,
  country: string,
  scheme: 'standard' | 'small' | 'oss' = 'standard',
): Promise<void> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`update shops set country = ${country} where id = ${shopId}::uuid returning slug`,
  )
  const number = `${country}123456789`
  await register(db, rows[0]!.slug, { country, region: '', scheme, number, fromDay: '2020-01-01' })
}

export const putInTaxCategory = (db: Db, productId: string, code: string) =>
  db.execute(sql`update products set tax_category = ${code} where id = ${productId}::uuid`)
