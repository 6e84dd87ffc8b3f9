import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { createCartService } from '../cart/index.ts'
import { forgetCheckouts } from '../checkout/index.ts'
import { createEmailTemplates, deleteEmailsOf, queueEmail } from '../mail/index.ts'
import { anonymizeUploadsOf } from '../media/index.ts'
import { findOperator } from '../operators/index.ts'
import { anonymizeOrdersOf } from '../orders/index.ts'
import { forgetInstruments, hasLivePayment } from '../payments/index.ts'
import { anonymizeQuestionsOf } from '../questions/index.ts'
import { anonymizeReportsOf } from '../reports/index.ts'
import { anonymizeReviewsOf } from '../reviews/index.ts'
import { findOwnedShops, forgetSeller } from '../shops/index.ts'
import { anonymizeUser, FORMER_MEMBER, type UserRow } from '../users/index.ts'
import { createWishListService } from '../wish-list/index.ts'
import { anonymizeWithdrawalsOf } from '../withdrawals/index.ts'
import type { Others } from './export.ts'

/**
 * Creates the function that deletes a locked account in the caller's transaction. Orders stay, without personal data. It
 * returns the path of the account's picture, whose files are still to be removed; null if it had none.
 *
 * @throws problem `account.owns_shop`, `account.is_operator`, `checkout.paying`
 */
export function createEraser(deps: Deps, { sessions, addresses, factors }: Omit<Others, 'devices'>) {
  const { clock, brand, media } = deps
  const templates = createEmailTemplates(brand)
  const cart = createCartService(deps)
  const wishList = createWishListService(deps)

  /** @param passwordHash hash of a password that no one knows */
  return async (
    tx: Tx,
    user: Pick<UserRow, 'id' | 'email' | 'username' | 'emailConfirmedAt'>,
    passwordHash: string,
  ): Promise<string | null> => {
    await forgetSeller(tx, user.id)
    await refuseShopOwner(tx, user.id)
    await refuseOperator(tx, user.id)
    await refuseWhilePaying(tx, user.id)
    await sessions.forget(tx, user.id)
    await factors.forget(tx, user.id)
    await addresses.forget(tx, user.id)
    await cart.forget(tx, user.id)
    await wishList.forget(tx, user.id)
    await anonymizeWithdrawalsOf(tx, user.id)
    await anonymizeOrdersOf(tx, user.id)
    await forgetInstruments(tx, user.id)
    await forgetCheckouts(tx, user.id)
    await anonymizeReviewsOf(tx, user.id, FORMER_MEMBER)
    await anonymizeQuestionsOf(tx, user.id, FORMER_MEMBER)
    if (user.emailConfirmedAt) await anonymizeReportsOf(tx, user.email)
    await anonymizeUploadsOf(tx, user.id)
    await deleteEmailsOf(tx, user.id)
    const picture = await anonymizeUser(tx, user.id, { passwordHash, now: clock.now() })
    if (picture) await media.release(tx, picture)
    await queueEmail(tx, templates.accountDeleted(user))
    return picture
  }
}

async function refuseShopOwner(tx: Queryable, userId: string): Promise<void> {
  const owned = (await findOwnedShops(tx, userId)).filter(({ status }) => status !== 'closed')
  if (owned.length === 0) return
  const names = owned.map(({ name }) => name).join(', ')
  throw problem('account.owns_shop', {
    detail: `Close ${names} first. Its buyers need a contact.`,
  })
}

async function refuseOperator(tx: Queryable, userId: string): Promise<void> {
  if (await findOperator(tx, userId))
    throw problem('account.is_operator', { detail: 'Ask an admin to end your access as an operator first.' })
}

/** Money that is on its way has to arrive somewhere first. */
async function refuseWhilePaying(tx: Queryable, userId: string): Promise<void> {
  if (!(await hasLivePayment(tx, userId))) return
  throw problem('checkout.paying', {
    detail: 'A payment is in progress. Try again when it’s done. Unfinished payments end automatically.',
  })
}
