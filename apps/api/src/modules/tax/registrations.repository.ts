import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { TaxRegistration } from '../read-model/index.ts'

export interface ShopRegistration extends TaxRegistration {
  /** VAT or tax number. */
  number: string
  /** Whether an operator has confirmed the number. */
  isVerified: boolean
}

/** Key of a registration within its shop. */
export type RegistrationKey = Pick<ShopRegistration, 'country' | 'region' | 'scheme' | 'fromDay'>

/** Registrations of shop `s`, the newest of each country and region first, as JSON of `ShopRegistration`. */
const registrationsJson = sql`coalesce((
  select json_agg(json_build_object('country', g.country, 'region', g.region, 'scheme', g.scheme, 'number', g.number,
    'fromDay', g.from_day, 'toDay', g.to_day, 'isVerified', g.verified_at is not null)
    order by g.country, g.region, g.from_day desc)
  from shop_tax_registrations g where g.shop_id = s.id), '[]')`

/** Finds the registrations of a shop, the newest of each country first. Null if there is no such shop. */
export async function findRegistrations(db: Queryable, slug: string): Promise<ShopRegistration[] | null> {
  const { rows } = await db.execute<{ list: ShopRegistration[] }>(sql`
    select ${registrationsJson} as list from shops s where s.slug = ${slug}`)
  return rows[0]?.list ?? null
}

export interface TaxedShop extends Record<string, unknown> {
  timeZone: string
  country: string | null
  flatBasisPoints: number
  registrations: ShopRegistration[]
}

/** Reads a shop with its registrations. */
export async function findTaxedShop(db: Queryable, shopId: string): Promise<TaxedShop> {
  const { rows } = await db.execute<TaxedShop>(sql`
    select s.time_zone as "timeZone", s.country, s.tax_rate_basis_points as "flatBasisPoints",
      ${registrationsJson} as registrations
    from shops s where s.id = ${shopId}::uuid`)
  return rows[0]!
}

/** Locks a shop by its id, so that changes of its registrations run one at a time. */
export async function lockTaxedShop(tx: Tx, shopId: string): Promise<void> {
  await tx.execute(sql`select from shops where id = ${shopId}::uuid for no key update`)
}

/** Finds the newest day, in the shop's time zone, on which an order was placed. Null if there is no order. */
export async function findLastOrderDay(tx: Tx, shopId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string | null }>(sql`
    select (max(o.placed_at) at time zone s.time_zone)::date::text as day
    from shops s left join orders o on o.shop_id = s.id where s.id = ${shopId}::uuid group by s.id`)
  return rows[0]?.day ?? null
}

/** Whether a shop can sell only while it is registered, and has products on sale or planned. */
export async function sellsRegistered(tx: Tx, shopId: string): Promise<boolean> {
  const { rowCount } =
    await tx.execute(sql`select from shops s where s.id = ${shopId}::uuid and s.has_opening_checks
    and exists (select from products p where p.shop_id = s.id and (p.status = 'active' or p.publish_at is not null))`)
  return (rowCount ?? 0) > 0
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
  given: Omit<ShopRegistration, 'toDay' | 'isVerified'>,
): Promise<void> {
  const { country, region, scheme, number, fromDay } = given
  await tx.execute(sql`update shop_tax_registrations set to_day = ${fromDay}::date - 1
    where shop_id = ${shopId}::uuid and from_day < ${fromDay}::date and (to_day is null or to_day >= ${fromDay}::date)
      and ((country, region, scheme) = (${country}, ${region}, ${scheme})
        or (scheme = 'small') <> (${scheme} = 'small'))`)
  await tx.execute(sql`
    insert into shop_tax_registrations (shop_id, country, region, scheme, number, from_day)
    values (${shopId}::uuid, ${country}, ${region}, ${scheme}, ${number}, ${fromDay}::date)
    on conflict (shop_id, country, region, scheme, from_day) do update set number = excluded.number, to_day = null,
      verified_at = case when shop_tax_registrations.number = excluded.number then shop_tax_registrations.verified_at end`)
}

/** Finds the number of a standard registration that has no end. Null if there is no such registration with a number. */
export async function findOpenNumber(
  tx: Tx,
  shopId: string,
  { country, region }: Pick<ShopRegistration, 'country' | 'region'>,
): Promise<string | null> {
  const { rows } = await tx.execute<{ number: string }>(sql`select number from shop_tax_registrations
    where shop_id = ${shopId}::uuid and country = ${country} and region = ${region} and scheme = 'standard'
      and number <> '' and to_day is null
    order by from_day desc limit 1`)
  return rows[0]?.number ?? null
}

/** Notes that an operator has confirmed the number of a standard registration that has no end. */
export async function verifyNumber(
  tx: Tx,
  shopId: string,
  { country, region, number, now }: Pick<ShopRegistration, 'country' | 'region' | 'number'> & { now: Date },
): Promise<void> {
  await tx.execute(sql`update shop_tax_registrations set verified_at = ${now.toISOString()}::timestamptz
    where shop_id = ${shopId}::uuid and country = ${country} and region = ${region} and scheme = 'standard'
      and number = ${number} and to_day is null`)
}

/** Sets the last day of one registration. */
export async function setLastDay(
  tx: Tx,
  shopId: string,
  { country, region, scheme, fromDay, toDay }: RegistrationKey & { toDay: string },
): Promise<void> {
  await tx.execute(sql`update shop_tax_registrations set to_day = ${toDay}::date
    where shop_id = ${shopId}::uuid and country = ${country} and region = ${region} and scheme = ${scheme}
      and from_day = ${fromDay}::date`)
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

/** Counts open shops that are registered in one of these countries, or that use OSS if one of them is in the EU. */
export async function countShopsTaxedIn(
  db: Queryable,
  countries: readonly string[],
  { inEu, now }: { inEu: boolean; now: Date },
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct g.shop_id)::int as count
    from shop_tax_registrations g join shops s on s.id = g.shop_id and s.status = 'open'
    where g.scheme <> 'small' and (g.to_day is null or g.to_day >= ${now.toISOString()}::date)
      and (g.country = any(${sql.param([...countries])}::text[]) or (${inEu} and g.scheme = 'oss'))`)
  return rows[0]!.count
}
