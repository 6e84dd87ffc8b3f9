import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { fulfillmentsJson, isoJson, type ShopReferenceRow, shopJson, timelineJson } from './order-json.sql.ts'

type OrderTracking = components['schemas']['OrderTracking']

interface TrackingRow extends Omit<OrderTracking, 'orders'> {
  orders: (Omit<OrderTracking['orders'][number], 'shop'> & { shop: ShopReferenceRow })[]
  [column: string]: unknown
}

/** An order group by the emailed secret, or by its number, as typed and in capitals, and its email address. */
export type WantedGroup =
  | { readonly tokenHash: Buffer }
  | { readonly numbers: readonly [string, string]; readonly email: string }

export const findTracking = (db: Db, wanted: WantedGroup): Promise<TrackingRow | undefined> =>
  readRow<TrackingRow>(db, trackingStatement(wanted))

const conditionOf = (wanted: WantedGroup): SQL =>
  'tokenHash' in wanted
    ? sql`g.tracking_token_hash = decode(${wanted.tokenHash.toString('hex')}, 'hex')`
    : sql`g.number in (${wanted.numbers[0]}, ${wanted.numbers[1]}) and lower(g.email) = ${wanted.email}`

export const trackingStatement = (wanted: WantedGroup): SQL => sql`
  select g.number, ${isoJson(sql`g.placed_at`)} as "placedAt", (
    select json_agg(json_build_object('number', o.number, 'shop', ${shopJson}, 'badge', o.badge,
      'itemCount', (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id),
      'arrivesFrom', o.arrives_from, 'arrivesTo', o.arrives_to, 'timeline', ${timelineJson},
      'fulfillments', ${fulfillmentsJson}) order by length(o.number), o.number)
    from orders o join shops s on s.id = o.shop_id where o.order_group_id = g.id
  ) as orders
  from order_groups g where ${conditionOf(wanted)}`
