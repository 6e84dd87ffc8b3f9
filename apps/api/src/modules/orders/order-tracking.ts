import { createHash } from 'node:crypto'
import type { components } from '@stoa/api-client/schema'
import type { Db } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { shopOf } from './order-json.sql.ts'
import { readGroupNumbers } from './order-search.ts'
import { findTracking, type WantedGroup } from './order-tracking.repository.ts'

type OrderTracking = components['schemas']['OrderTracking']
type TrackOrderRequest = components['schemas']['TrackOrderRequest']

/** What is stored of the secret in an emailed link. */
export const trackingTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Steps and parcels of a purchase, for whoever knows its number and its email address, or the emailed secret. What is
 * wrong and what does not exist run the same statement and are answered in the same words.
 *
 * @throws problem `request.invalid` without either, `order.not_found`
 */
export async function trackOrder(db: Db, request: TrackOrderRequest): Promise<OrderTracking> {
  const row = await findTracking(db, wantedBy(request))
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

function wantedBy({ number, email, token }: TrackOrderRequest): WantedGroup {
  if (token !== undefined) return { tokenHash: trackingTokenHash(token) }
  if (number === undefined || email === undefined)
    throw problem('request.invalid', {
      detail: 'Please give the number of the order and the email address that it was ordered with.',
      fields: (['number', 'email'] as const)
        .filter(name => (name === 'number' ? number : email) === undefined)
        .map(name => ({ pointer: `/${name}`, code: 'required', message: 'is missing' })),
    })
  return { numbers: readGroupNumbers(number), email: email.trim().toLowerCase() }
}
