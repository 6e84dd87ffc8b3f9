import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, minor } from '../../platform/db/columns.ts'
import type { ZoneTier } from '../read-model/index.ts'
import { shops } from './shops.schema.ts'

/** Shipping terms of a shop for some places. A zone without tiers excludes its places. */
export const shippingZones = pgTable(
  'shipping_zones',
  {
    id: id(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Place in the seller's list. */
    position: integer('position').notNull(),
    /** Sum of lines from which standard shipping is free. Null if it never is. */
    freeFromMinor: minor('free_from_minor'),
    tiers: jsonb('tiers').$type<ZoneTier[]>().notNull(),
  },
  t => [
    index('shipping_zones_shop_idx').on(t.shopId, t.position),
    check('shipping_zones_free_from_check', sql`${t.freeFromMinor} >= 0`),
  ],
)

/** Places of the zones, each in one zone of a shop. The most specific place that contains an address decides. */
export const shippingZonePlaces = pgTable(
  'shipping_zone_places',
  {
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    zoneId: uuid('zone_id')
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    /** ISO 3166-1 alpha-2; `*` is the rest of the world. */
    country: text('country').notNull(),
    /** Region as addresses of the country are stored; empty for the whole country. */
    region: text('region').notNull().default(''),
  },
  t => [
    primaryKey({ columns: [t.shopId, t.country, t.region] }),
    index('shipping_zone_places_zone_idx').on(t.zoneId),
    check(
      'shipping_zone_places_check',
      sql`${t.country} ~ '^[A-Z]{2}$' or (${t.country} = '*' and ${t.region} = '')`,
    ),
  ],
)
