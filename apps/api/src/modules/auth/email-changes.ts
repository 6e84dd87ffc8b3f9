import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '../../contract/handlers.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { createEmailTemplates, queueEmail } from '../mail/index.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import {
  changeEmail,
  findUserByEmail,
  findUserById,
  lockUserBy,
  passwordWrong,
  requireMailable,
  requirePassword,
} from '../users/index.ts'
import { issueAccountToken } from './account-tokens.ts'
import { spendAccountTokensOf } from './auth.repository.ts'

/** Longer than the work takes, so that the answer's time says nothing about an address; milliseconds. */
const MIN_MAILING_TIME = 200

/** Changes the email address of an account: asked for with the password, and made by a link to the new address. */
export function createEmailChanges(
  deps: Pick<Deps, 'db' | 'clock' | 'brand' | 'passwords'>,
  { factors }: { factors: SecondFactors },
) {
  const { db, clock, brand } = deps
  const templates = createEmailTemplates(brand)

  return {
    async request(actor: Actor, wanted: { email: string; password: string }): Promise<void> {
      const email = wanted.email.trim()
      const user = await requirePassword(deps, actor.userId, wanted.password, '/password')
      requireMailable(email)
      if (email.toLowerCase() === user.email.toLowerCase())
        throw problem('request.invalid', {
          fields: [{ pointer: '/email', code: 'same', message: 'This is already your email address.' }],
        })
      await factors.requireFresh(actor)
      const work = inTx(db, async tx => {
        if (!(await lockUserBy(tx, user))) throw passwordWrong('/password')
        const now = clock.now()
        await queueEmail(tx, templates.emailChangeAsked(user, email))
        // Only the newest link works.
        await spendAccountTokensOf(tx, user.id, 'change-email', now)
        // No sign to the caller that the address has an account.
        if (await findUserByEmail(tx, email)) return
        const token = await issueAccountToken(tx, { userId: user.id, purpose: 'change-email', now, email })
        await queueEmail(tx, templates.confirmNewEmail({ ...user, email }, token))
      })
      await Promise.all([work, sleep(MIN_MAILING_TIME)])
    },

    /** Changes the address after its link was opened. Links to the former address stop working. */
    async complete(tx: Tx, userId: string, email: string): Promise<void> {
      const now = clock.now()
      const before = await findUserById(tx, userId)
      if (!before) throw problem('account.token_invalid')
      await changeEmail(tx, userId, email, now)
      await dropLinks(tx, userId, now)
      await queueEmail(tx, templates.emailChanged(before, email))
      await queueEmail(tx, templates.emailChanged({ ...before, email }, email))
    },
  }

  async function dropLinks(tx: Queryable, userId: string, now: Date): Promise<void> {
    for (const purpose of ['confirm-email', 'change-email', 'reset-password', 'known-device'] as const)
      await spendAccountTokensOf(tx, userId, purpose, now)
  }
}
