import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import type { OrderState } from '../orders/index.ts'
import { readShopDays } from './fulfillments.repository.ts'

/** Number of days that a reported handover may be in the past. */
const DAYS_BACK = 7

const refused = (detail: string, message: string) =>
  problem('request.invalid', { detail, fields: [{ pointer: '/handedOverOn', code: 'range', message }] })

/**
 * Day on which the carrier received a parcel, if it is before today. Days are in the shop's time zone.
 *
 * @throws problem `request.invalid` for a day in the future, too long ago, or before the order
 */
export async function handedOverDay(
  tx: Tx,
  order: OrderState,
  day: string | undefined,
  now: Date,
): Promise<string | null> {
  if (day === undefined) return null
  const { today, earliest, placedOn } = await readShopDays(tx, order.id, { now, daysBack: DAYS_BACK })
  if (day > today)
    throw refused('A parcel can’t be handed over on a day in the future.', 'This day is in the future.')
  if (day < earliest)
    throw refused(
      `Choose a day at most ${DAYS_BACK} days ago: ${earliest} or later.`,
      `Choose ${earliest} or later.`,
    )
  if (day < placedOn) throw refused(`It was ordered on ${placedOn}.`, `Choose ${placedOn} or later.`)
  return day === today ? null : day
}
