import type { Tx } from '../../platform/db/client.ts'
import { localTime, shiftDay } from '../../platform/local-day.ts'
import { problem } from '../../platform/problem.ts'
import { writeShopLog } from './shop-log.repository.ts'
import { LIVE, requireShop, type ShopRow, updateShopRow } from './shop-status.repository.ts'

/** Days between the announcement of a termination and its day. */
const NOTICE_DAYS = 30

/** First day that a termination announced now may name, in the marketplace's time zone. */
export const firstEnd = (now: Date, timeZone: string): string =>
  shiftDay(localTime(now, timeZone).day, NOTICE_DAYS)

/** Whether the day of a termination has come, also before the job has set the status. */
export const hasCome = (endsOn: string, now: Date, timeZone: string): boolean =>
  endsOn <= localTime(now, timeZone).day

/**
 * Sets the day from which a shop is terminated. Locks and returns the shop, which is unchanged until that day.
 *
 * @param notice.timeZone time zone of the marketplace
 * @throws problem `request.invalid` for a day without enough notice, `shop.not_found` if the shop can't be terminated
 */
export async function announceEnd(
  tx: Tx,
  slug: string,
  { on, now, timeZone, reason }: { on: string; now: Date; timeZone: string; reason: string },
): Promise<ShopRow> {
  const shop = await requireShop(tx, slug, LIVE)
  if (shop.endsOn !== null)
    throw problem('shop.not_found', { detail: `Its termination on ${shop.endsOn} is already announced.` })
  const first = firstEnd(now, timeZone)
  if (on < first) {
    const message = `A termination needs ${NOTICE_DAYS} days’ notice. Choose ${first} or a later day.`
    throw problem('request.invalid', {
      detail: message,
      fields: [{ pointer: '/on', code: 'too_early', message }],
    })
  }
  await updateShopRow(tx, shop.id, { endsOn: on })
  const changes = { endsOn: [null, on] as [null, string], reason: [null, reason] as [null, string] }
  await writeShopLog(tx, { shopId: shop.id, at: now, what: 'shop.termination_announced', changes })
  return shop
}

/**
 * Removes the day of a termination that hasn't come yet. Locks and returns the shop as it was.
 *
 * @param when.timeZone time zone of the marketplace
 * @throws problem `shop.not_found` if none is announced, or its day has come
 */
export async function withdrawEnd(
  tx: Tx,
  slug: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<ShopRow & { endsOn: string }> {
  const { endsOn, ...shop } = await requireShop(tx, slug, LIVE)
  if (endsOn === null) throw problem('shop.not_found', { detail: 'No termination is announced.' })
  if (hasCome(endsOn, now, timeZone))
    throw problem('shop.not_found', { detail: 'The day of its termination has come.' })
  await updateShopRow(tx, shop.id, { endsOn: null })
  await writeShopLog(tx, {
    shopId: shop.id,
    at: now,
    what: 'shop.termination_withdrawn',
    changes: { endsOn: [endsOn, null] },
  })
  return { ...shop, endsOn }
}
