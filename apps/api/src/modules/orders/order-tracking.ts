import { createHash } from 'node:crypto'
import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { problem } from '../../platform/problem.ts'
import {
  fulfillmentsJson,
  isoJson,
  type ShopReferenceRow,
  shopJson,
  shopOf,
  timelineJson,
} from './order-json.ts'
import { readGroupNumbers } from './order-search.ts'

type OrderTracking = components['schemas']['OrderTracking']
type TrackOrderRequest = components['schemas']['TrackOrderRequest']

interface TrackingRow extends Omit<OrderTracking, 'orders'> {
  orders: (Omit<OrderTracking['orders'][number], 'shop'> & { shop: ShopReferenceRow })[]
  [column: string]: unknown
}

/** What is stored of the secret in an emailed link. */
export const trackingTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Steps and parcels of a purchase, for whoever knows its number and its email address, or the emailed secret. What is
 * wrong and what does not exist run the same statement and are answered in the same words.
 *
 * @throws problem `request.invalid` without either, `order.not_found`
 */
export async function trackOrder(db: Db, request: TrackOrderRequest): Promise<OrderTracking> {
  const row = await readRow<TrackingRow>(db, trackingStatement(wantedBy(request)))
  if (!row)
    throw problem('order.not_found', {
      detail: 'Number and email address do not go together, or the link is not valid. Please check both.',
    })
  return {
    number: row.number,
    placedAt: row.placedAt,
    orders: row.orders.map(order => ({ ...order, shop: shopOf(order.shop) })),
  }
}

function wantedBy({ number, email, token }: TrackOrderRequest): SQL {
  if (token !== undefined)
    return sql`g.tracking_token_hash = decode(${trackingTokenHash(token).toString('hex')}, 'hex')`
  if (number === undefined || email === undefined)
    throw problem('request.invalid', {
      detail: 'Please give the number of the order and the email address that it was ordered with.',
      fields: (['number', 'email'] as const)
        .filter(name => (name === 'number' ? number : email) === undefined)
        .map(name => ({ pointer: `/${name}`, code: 'required', message: 'is missing' })),
    })
  const [asTyped, inCapitals] = readGroupNumbers(number)
  return sql`g.number in (${asTyped}, ${inCapitals}) and lower(g.email) = ${email.trim().toLowerCase()}`
}

export const trackingStatement = (wanted: SQL): SQL => sql`
  select g.number, ${isoJson(sql`g.placed_at`)} as "placedAt", (
    select json_agg(json_build_object('number', o.number, 'shop', ${shopJson}, 'badge', o.badge,
      'itemCount', (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id),
      'arrivesFrom', o.arrives_from, 'arrivesTo', o.arrives_to, 'timeline', ${timelineJson},
      'fulfillments', ${fulfillmentsJson}) order by length(o.number), o.number)
    from orders o join shops s on s.id = o.shop_id where o.order_group_id = g.id
  ) as orders
  from order_groups g where ${wanted}`
