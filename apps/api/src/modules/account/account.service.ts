import type { Actor } from '../../contract/handlers.ts'
import { problem } from '../../contract/problem.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { forgetLettersOf, queueMail } from '../../platform/outbox/outbox.ts'
import { normalisePassword, requireStrongPassword } from '../auth/password-rule.ts'
import { newOpaqueToken } from '../auth/tokens.ts'
import { createCartService } from '../cart/cart.service.ts'
import { createLetters } from '../mail/letters.ts'
import { disownReviews } from '../reviews/authored.ts'
import { findOwnedShops } from '../shops/owned-shops.ts'
import { accounts, FORMER_MEMBER } from '../users/account.service.ts'
import type { Others } from './export.ts'

export function createAccountService(deps: Deps, { sessions, addresses }: Others) {
  const { db, clock, config, passwords } = deps
  const letters = createLetters(config.siteUrl)
  const cart = createCartService(deps)

  /** @throws problem `account.password_wrong`, a 400: a 401 would say that the token is bad */
  async function requirePassword(userId: string, given: string, pointer: string) {
    const user = await accounts.findById(db, userId)
    if (!user) throw problem('auth.token_invalid')
    if (await passwords.verify(user.passwordHash, normalisePassword(given))) return user
    throw passwordWrong(pointer)
  }

  return {
    async changePassword(actor: Actor, current: string, wanted: string): Promise<void> {
      const user = await requirePassword(actor.userId, current, '/currentPassword')
      const password = normalisePassword(wanted)
      if (password === normalisePassword(current))
        throw problem('password.too_weak', {
          detail: 'This is your password already.',
          fields: [{ pointer: '/newPassword', code: 'same', message: 'is your password already' }],
        })
      requireStrongPassword(password, [user.email, user.username], '/newPassword')
      const passwordHash = await passwords.hash(password)
      await inTx(db, async tx => {
        if (!(await accounts.lockBy(tx, user))) throw passwordWrong('/currentPassword')
        await accounts.changePassword(tx, user.id, passwordHash)
        await sessions.endOthersOf(tx, actor, 'password-changed')
        await sessions.dropMailedLinks(tx, user.id, 'reset-password')
        await queueMail(tx, letters.passwordChanged(user))
      })
    },

    /** Answers the picture that is left to remove, null when there was none. */
    async delete(actor: Actor, password: string): Promise<string | null> {
      const user = await requirePassword(actor.userId, password, '/password')
      const passwordHash = await passwords.hash(newOpaqueToken())
      return inTx(db, async tx => {
        if (!(await accounts.lockBy(tx, user))) throw passwordWrong('/password')
        await refuseShopOwner(tx, user.id)
        await sessions.forget(tx, user.id)
        await addresses.forget(tx, user.id)
        await cart.forget(tx, user.id)
        await disownReviews(tx, user.id, FORMER_MEMBER)
        await forgetLettersOf(tx, user.id)
        const picture = await accounts.anonymise(tx, user.id, { passwordHash, now: clock.now() })
        await queueMail(tx, letters.accountDeleted(user))
        return picture
      })
    },
  }
}

const passwordWrong = (pointer: string) =>
  problem('account.password_wrong', {
    fields: [{ pointer, code: 'wrong', message: 'is not your password' }],
  })

async function refuseShopOwner(tx: Queryable, userId: string): Promise<void> {
  const owned = (await findOwnedShops(tx, userId)).filter(({ status }) => status !== 'closed')
  if (owned.length === 0) return
  const names = owned.map(({ name }) => name).join(', ')
  throw problem('account.owns_shop', {
    detail: `Close ${names} first: its customers need somebody to turn to.`,
  })
}
