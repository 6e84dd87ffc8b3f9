import type { Actor } from '../../contract/handlers.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { newOpaqueToken, readPasswordWords, requireStrongPassword } from '../auth/index.ts'
import { createEmailTemplates, queueEmail } from '../mail/index.ts'
import {
  changePassword,
  lockUserBy,
  normalisePassword,
  passwordWrong,
  requirePassword,
} from '../users/index.ts'
import { createEraser } from './erase-account.ts'
import type { Others } from './export.ts'

export function createAccountService(deps: Deps, others: Others) {
  const { db, brand, passwords } = deps
  const { sessions, factors, devices } = others
  const templates = createEmailTemplates(brand)
  const erase = createEraser(deps, others)

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
        return erase(tx, user, passwordHash)
      })
    },
  }
}
