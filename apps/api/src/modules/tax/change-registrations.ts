import type { Db } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import {
  endRegistration,
  findOpenNumber,
  lockShopOf,
  type ShopRegistration,
  verifyNumber,
  writeRegistration,
} from './registrations.repository.ts'
import { vatNumberOf } from './vat-number.ts'

/** Reason why a registration can't be changed, for the operator to read. */
export class RegistrationRefused extends Error {}

/** Registers a shop for tax from a day on. Orders that are placed already keep their tax. @throws RegistrationRefused */
export const register = (
  db: Db,
  slug: string,
  given: Omit<ShopRegistration, 'toDay' | 'isVerified'>,
): Promise<void> =>
  inTx(db, async tx => writeRegistration(tx, await requireShop(lockShopOf(tx, slug), slug), given))

/** Ends a shop's registration after a day. @throws RegistrationRefused */
export const deregister = (
  db: Db,
  slug: string,
  given: Pick<ShopRegistration, 'country' | 'region' | 'scheme'> & { toDay: string },
): Promise<void> =>
  inTx(db, async tx => {
    const shopId = await requireShop(lockShopOf(tx, slug), slug)
    if (!(await endRegistration(tx, shopId, given)))
      throw new RegistrationRefused(
        `${slug} has no ${given.scheme} registration in ${given.country} that could end on ${given.toDay}.`,
      )
  })

/**
 * Confirms the number of a shop's current registration, so that invoices for the fee can rely on it.
 *
 * @param given.number the number that was looked up; spaces, dots and hyphens don't count
 * @returns the number as it is stored
 * @throws RegistrationRefused also if the shop's number is another one by now
 */
export const verify = (
  db: Db,
  slug: string,
  { number, now, ...place }: Pick<ShopRegistration, 'country' | 'region' | 'number'> & { now: Date },
): Promise<string> =>
  inTx(db, async tx => {
    const shopId = await requireShop(lockShopOf(tx, slug), slug)
    const stated = await findOpenNumber(tx, shopId, place)
    if (stated === null)
      throw new RegistrationRefused(
        `${slug} has no current standard registration in ${place.country} with a number.`,
      )
    if (vatNumberOf(stated) !== vatNumberOf(number))
      throw new RegistrationRefused(
        `The number of ${slug} in ${place.country} is ${stated}, not ${number}. Look that one up first.`,
      )
    await verifyNumber(tx, shopId, { ...place, number: stated, now })
    return stated
  })

async function requireShop(found: Promise<string | null>, slug: string): Promise<string> {
  const id = await found
  if (id === null) throw new RegistrationRefused(`There is no shop ${slug}.`)
  return id
}
