import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { TaxRegistration } from '../read-model/index.ts'

export interface ShopRegistration extends TaxRegistration {
  /** VAT or tax number. */
  number: string
}

/** Finds the registrations of a shop, the newest of each country first. Null if there is no such shop. */
export async function findRegistrations(db: Queryable, slug: string): Promise<ShopRegistration[] | null> {
  const { rows } = await db.execute<{ list: ShopRegistration[] }>(sql`
    select coalesce((select json_agg(json_build_object('country', g.country, 'region', g.region, 'scheme', g.scheme,
        'number', g.number, 'fromDay', g.from_day, 'toDay', g.to_day) order by g.country, g.region, g.from_day desc)
      from shop_tax_registrations g where g.shop_id = s.id), '[]') as list
    from shops s where s.slug = ${slug}`)
  return rows[0]?.list ?? null
}

/** Locks a shop, so that changes of its registrations run one at a time. Null if there is none. */
export async function lockShopOf(tx: Tx, slug: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from shops where slug = ${slug} for no key update`,
  )
  return rows[0]?.id ?? null
}

/**
 * Adds a registration. Ends the shop's earlier one for the same country, region and scheme on the day before. A small
 * business has no other scheme, so that those end too.
 */
export async function writeRegistration(
  tx: Tx,
  shopId: string,
  given: Omit<ShopRegistration, 'toDay'>,
): Promise<void> {
  const { country, region, scheme, number, fromDay } = given
  await tx.execute(sql`update shop_tax_registrations set to_day = ${fromDay}::date - 1
    where shop_id = ${shopId}::uuid and from_day < ${fromDay}::date and (to_day is null or to_day >= ${fromDay}::date)
      and ((country, region, scheme) = (${country}, ${region}, ${scheme})
        or (scheme = 'small') <> (${scheme} = 'small'))`)
  await tx.execute(sql`
    insert into shop_tax_registrations (shop_id, country, region, scheme, number, from_day)
    values (${shopId}::uuid, ${country}, ${region}, ${scheme}, ${number}, ${fromDay}::date)
    on conflict (shop_id, country, region, scheme, from_day) do update set number = excluded.number, to_day = null`)
}

/** Ends a registration after its last day. Returns whether there was one that went on. */
export async function endRegistration(
  tx: Tx,
  shopId: string,
  {
    country,
    region,
    scheme,
    toDay,
  }: Pick<ShopRegistration, 'country' | 'region' | 'scheme'> & { toDay: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`update shop_tax_registrations set to_day = ${toDay}::date
    where shop_id = ${shopId}::uuid and country = ${country} and region = ${region} and scheme = ${scheme}
      and from_day <= ${toDay}::date and to_day is null`)
  return (rowCount ?? 0) > 0
}
