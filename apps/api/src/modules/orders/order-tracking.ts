import { createHash } from 'node:crypto'
import type { components } from '@stoa/api-client/schema'
import type { Db } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { shopOf } from './order-json.sql.ts'
import { readGroupNumbers } from './order-search.ts'
import { findTracking, type WantedGroup } from './order-tracking.repository.ts'

type OrderTracking = components['schemas']['OrderTracking']
type TrackOrderRequest = components['schemas']['TrackOrderRequest']

/** Hashes the secret of an emailed link. Only the hash is stored. */
export const trackingTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Reads steps and parcels of a purchase for a caller who knows its number and email address, or the emailed secret. A
 * wrong and a missing one run the same statement and get the same response, so that it reveals nothing.
 *
 * @throws problem `request.invalid` without either, `order.not_found`
 */
export async function trackOrder(db: Db, request: TrackOrderRequest): Promise<OrderTracking> {
  const row = await findTracking(db, wantedBy(request))
  if (!row)
    throw problem('order.not_found', {
      detail:
        'The order number and email address don’t match, or the link isn’t valid. Check both and try again.',
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
      detail: 'Enter the order number and the email address used for the order.',
      fields: (['number', 'email'] as const)
        .filter(name => (name === 'number' ? number : email) === undefined)
        .map(name => ({ pointer: `/${name}`, code: 'required', message: 'This field is required.' })),
    })
  return { numbers: readGroupNumbers(number), email: email.trim().toLowerCase() }
}
