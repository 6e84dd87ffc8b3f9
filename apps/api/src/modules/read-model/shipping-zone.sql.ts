import { type SQL, sql } from 'drizzle-orm'
import type { Destination } from './destination.ts'

/**
 * A lateral subquery: the zone of shop `s` that a destination is in, at most one row. The most specific place decides:
 * region, country, rest of the world. As long as the region isn't known, zones of regions count only if neither the
 * country nor the rest of the world is in a zone.
 */
export function shippingZone({ country, region, isAddress, isServed }: Destination): SQL {
  const zone = (places: SQL, order: SQL) => sql`(
    select json_build_object('name', z.name, 'freeFromMinor', z.free_from_minor, 'tiers', z.tiers) as terms
    from shipping_zone_places a join shipping_zones z on z.id = a.zone_id
    where a.shop_id = s.id and ${isServed} and ${places}
    order by ${order} limit 1)`
  if (isAddress)
    return zone(
      sql`a.country in (${country}, '*') and a.region in ('', ${region ?? ''})`,
      sql`a.region = '', a.country = '*'`,
    )
  // Zones of regions, of which a country may have dozens, are read only if there is no other.
  return sql`(${zone(sql`a.country in (${country}, '*') and a.region = ''`, sql`a.country = '*'`)}
    union all ${zone(sql`a.country = ${country} and a.region <> ''`, sql`z.position`)} limit 1)`
}

/** Whether shop `s` has a zone for regions of the destination's country. */
export const regionsDiffer = ({ country }: Destination): SQL => sql`exists (
  select from shipping_zone_places a where a.shop_id = s.id and a.country = ${country} and a.region <> '')`
