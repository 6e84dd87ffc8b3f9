import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import type { OrderState } from '../orders/index.ts'
import { readShopDays } from './fulfillments.repository.ts'

/** How many days ago a carrier may have got what a shop says today. */
const DAYS_BACK = 7

const refused = (detail: string, message: string) =>
  problem('request.invalid', { detail, fields: [{ pointer: '/handedOverOn', code: 'range', message }] })

/**
 * The day that a carrier got a parcel, where it is an earlier one than today; days are the shop's.
 *
 * @throws problem `request.invalid` for a day to come, one long ago, or one before the order
 */
export async function handedOverDay(
  tx: Tx,
  order: OrderState,
  day: string | undefined,
  now: Date,
): Promise<string | null> {
  if (day === undefined) return null
  const { today, earliest, placedOn } = await readShopDays(tx, order.id, { now, daysBack: DAYS_BACK })
  if (day > today) throw refused('A parcel cannot be handed over on a day to come.', 'is a day to come')
  if (day < earliest)
    throw refused(`At most ${DAYS_BACK} days ago: ${earliest} or later.`, `must be ${earliest} or later`)
  if (day < placedOn) throw refused(`It was ordered on ${placedOn}.`, `must be ${placedOn} or later`)
  return day === today ? null : day
}
