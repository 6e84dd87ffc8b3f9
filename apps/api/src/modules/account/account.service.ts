import type { Actor } from '../../contract/handlers.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { newOpaqueToken, readPasswordWords, requireStrongPassword } from '../auth/index.ts'
import { createCartService } from '../cart/index.ts'
import { forgetCheckouts } from '../checkout/index.ts'
import { createEmailTemplates, deleteEmailsOf, queueEmail } from '../mail/index.ts'
import { anonymizeUploadsOf } from '../media/index.ts'
import { findOperator } from '../operators/index.ts'
import { anonymizeOrdersOf } from '../orders/index.ts'
import { forgetInstruments, hasLivePayment } from '../payments/index.ts'
import { anonymizeQuestionsOf } from '../questions/index.ts'
import { anonymizeReviewsOf } from '../reviews/index.ts'
import { findOwnedShops, forgetSeller } from '../shops/index.ts'
import {
  anonymizeUser,
  changePassword,
  FORMER_MEMBER,
  lockUserBy,
  normalisePassword,
  passwordWrong,
  requirePassword,
} from '../users/index.ts'
import { createWishListService } from '../wish-list/index.ts'
import { anonymizeWithdrawalsOf } from '../withdrawals/index.ts'
import type { Others } from './export.ts'

export function createAccountService(deps: Deps, { sessions, addresses, factors, devices }: Others) {
  const { db, clock, brand, media, passwords } = deps
  const templates = createEmailTemplates(brand)
  const cart = createCartService(deps)
  const wishList = createWishListService(deps)

  return {
    /** `knownAs` is the device that it is changed on; all others have to become known again. */
    async changePassword(
      actor: Actor,
      { currentPassword: current, newPassword: wanted }: { currentPassword: string; newPassword: string },
      knownAs: string | null,
    ): Promise<void> {
      const user = await requirePassword(deps, actor.userId, current, '/currentPassword')
      const password = normalisePassword(wanted)
      if (password === normalisePassword(current))
        throw problem('password.too_weak', {
          detail: 'This is already your password.',
          fields: [{ pointer: '/newPassword', code: 'same', message: 'This is already your password.' }],
        })
      const words = await readPasswordWords(db, brand.siteUrl, user)
      requireStrongPassword(password, words, '/newPassword')
      const passwordHash = await passwords.hash(password)
      await inTx(db, async tx => {
        if (!(await lockUserBy(tx, user))) throw passwordWrong('/currentPassword')
        await changePassword(tx, user.id, passwordHash)
        await sessions.endOthersOf(tx, actor, 'password-changed')
        await sessions.dropMailedLinks(tx, user.id, 'reset-password')
        await sessions.dropMailedLinks(tx, user.id, 'change-email')
        await factors.dropOpen(tx, user.id)
        await devices.forget(tx, user.id, knownAs)
        await queueEmail(tx, templates.passwordChanged(user))
      })
    },

    /**
     * Deletes an account. Returns the path of its picture, whose files are still to be removed; null if it had none.
     */
    async delete(actor: Actor, password: string): Promise<string | null> {
      const user = await requirePassword(deps, actor.userId, password, '/password')
      const passwordHash = await passwords.hash(newOpaqueToken())
      return inTx(db, async tx => {
        if (!(await lockUserBy(tx, user))) throw passwordWrong('/password')
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
        await anonymizeUploadsOf(tx, user.id)
        await deleteEmailsOf(tx, user.id)
        const picture = await anonymizeUser(tx, user.id, { passwordHash, now: clock.now() })
        if (picture) await media.release(tx, picture)
        await queueEmail(tx, templates.accountDeleted(user))
        return picture
      })
    },
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
