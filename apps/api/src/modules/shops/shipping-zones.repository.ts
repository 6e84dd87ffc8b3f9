import { type SQL, sql } from 'drizzle-orm'
import { insertTogether } from '../../platform/db/bulk.ts'
import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { ZoneTerms } from '../read-model/index.ts'

/** Country of the place that contains every country in no other zone. */
export const REST_OF_WORLD = '*'

/** A zone as it is stored. Amounts in minor units. */
export interface Zone extends ZoneTerms {
  places: readonly { country: string; region: string | null }[]
}

/** A scalar: the zones of shop `s` as JSON, in their order. */
export const zonesJson: SQL = sql`(
  select coalesce(json_agg(json_build_object('name', z.name, 'freeFromMinor', z.free_from_minor, 'tiers', z.tiers,
    'places', (
      select coalesce(json_agg(json_build_object('country', a.country, 'region', nullif(a.region, ''))
        order by a.country, a.region), '[]')
      from shipping_zone_places a where a.zone_id = z.id)) order by z.position), '[]')
  from shipping_zones z where z.shop_id = s.id)`

/** Replaces the zones of a shop, which has to be locked or new. */
export async function replaceZones(tx: Tx, shopId: string, zones: readonly Zone[]): Promise<void> {
  await tx.execute(sql`delete from shipping_zones where shop_id = ${shopId}::uuid`)
  const stored = zones.map((zone, position) => ({ ...zone, id: newId(), position }))
  await insertTogether(tx, {
    shipping_zones: stored.map(({ id, name, position, freeFromMinor, tiers }) => ({
      id,
      shop_id: shopId,
      name,
      position,
      free_from_minor: freeFromMinor,
      tiers,
    })),
    shipping_zone_places: stored.flatMap(({ id, places }) =>
      places.map(({ country, region }) => ({ shop_id: shopId, zone_id: id, country, region: region ?? '' })),
    ),
  })
}
