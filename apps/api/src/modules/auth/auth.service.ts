import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { createEmailTemplates, queueEmail } from '../mail/index.ts'
import { readUsername, userService } from '../users/index.ts'
import * as repository from './auth.repository.ts'
import { normalisePassword, requireStrongPassword } from './password-rule.ts'
import type { Device, Pair, SessionService } from './session.service.ts'
import { hashToken, newOpaqueToken } from './tokens.ts'

const MINUTE = 60_000
const LIFETIME = {
  activate: 24 * 60 * MINUTE,
  'confirm-email': 24 * 60 * MINUTE,
  'reset-password': 60 * MINUTE,
} as const
/** Longer than the work takes, so that the answer's time says nothing about an address; milliseconds. */
const MIN_MAILING_TIME = 200

export interface Registration {
  email: string
  username: string
  password: string
}

export function createAuthService(deps: Deps, sessions: SessionService) {
  const { db, clock, config, passwords } = deps
  const templates = createEmailTemplates(config.siteUrl)

  return {
    /** Null is an account that waits for its activation. */
    async signIn(email: string, password: string, device: Device): Promise<Pair | null> {
      const user = await userService.findByEmail(db, email.trim())
      const matches = await passwords.verify(user?.passwordHash ?? null, normalisePassword(password))
      if (!user || !matches) throw problem('auth.credentials_wrong')
      return inTx(db, async tx => {
        if (!(await userService.holdBy(tx, user))) throw problem('auth.credentials_wrong')
        if (user.isActive === 1) return sessions.open(tx, user.id, device)
        // The first email may be lost or too old: with the right password another is sent, now and then.
        const since = new Date(clock.now().getTime() - 10 * MINUTE)
        if (await repository.hasFreshAccountToken(tx, user.id, 'activate', since)) return null
        await queueEmail(tx, templates.activate(user, await issue(tx, user.id, 'activate')))
        return null
      })
    },

    async register(registration: Registration) {
      const email = registration.email.trim()
      const username = readUsername(registration.username)
      const password = normalisePassword(registration.password)
      requireStrongPassword(password, [email, username])
      const isActive = config.registration === 'activate' ? 0 : 1
      const passwordHash = await passwords.hash(password)
      const id = await inTx(db, async tx => {
        const id = await userService.create(tx, { email, username, passwordHash, isActive })
        await queueEmail(
          tx,
          isActive
            ? templates.confirmEmail({ id, email, username }, await issue(tx, id, 'confirm-email'))
            : templates.activate({ id, email, username }, await issue(tx, id, 'activate')),
        )
        return id
      })
      return { id, email, username, isActive } as const
    },

    /** Either mailed link: both prove the address. */
    async activate(token: string): Promise<void> {
      const now = clock.now()
      await inTx(db, async tx => {
        const found = await repository.findAccountToken(tx, hashToken(token), now)
        const isOurs = found && found.purpose !== 'reset-password'
        if (!isOurs || !(await repository.spendAccountToken(tx, found.id, now)))
          throw problem('account.token_invalid')
        await userService.confirm(tx, found.userId, now)
      })
    },

    async forgotPassword(email: string): Promise<void> {
      const work = inTx(db, async tx => {
        const user = await userService.findByEmail(tx, email.trim())
        if (user)
          await queueEmail(tx, templates.resetPassword(user, await issue(tx, user.id, 'reset-password')))
      })
      await Promise.all([work, sleep(MIN_MAILING_TIME)])
    },

    /** The email of the registration once more, where it is still needed. */
    async resendConfirmation(email: string): Promise<void> {
      const work = inTx(db, async tx => {
        const user = await userService.findByEmail(tx, email.trim())
        if (!user || (user.isActive === 1 && user.emailConfirmedAt)) return
        await queueEmail(
          tx,
          user.isActive === 1
            ? templates.confirmEmail(user, await issue(tx, user.id, 'confirm-email'))
            : templates.activate(user, await issue(tx, user.id, 'activate')),
        )
      })
      await Promise.all([work, sleep(MIN_MAILING_TIME)])
    },

    async resetPassword(token: string, newPassword: string): Promise<void> {
      const now = clock.now()
      const password = normalisePassword(newPassword)
      const found = await repository.findAccountToken(db, hashToken(token), now)
      const user = found?.purpose === 'reset-password' ? await userService.findById(db, found.userId) : null
      if (!found || !user) throw problem('account.token_invalid')
      requireStrongPassword(password, [user.email, user.username])
      const passwordHash = await passwords.hash(password)
      await inTx(db, async tx => {
        if (!(await repository.spendAccountToken(tx, found.id, now))) throw problem('account.token_invalid')
        await repository.spendAccountTokensOf(tx, user.id, 'reset-password', now)
        await userService.changePassword(tx, user.id, passwordHash)
        await sessions.endAllOf(tx, user.id, 'password-reset')
        await queueEmail(tx, templates.passwordChanged(user))
      })
    },
  }

  async function issue(tx: Queryable, userId: string, purpose: keyof typeof LIFETIME): Promise<string> {
    const now = clock.now()
    const token = newOpaqueToken()
    await repository.insertAccountToken(tx, {
      userId,
      purpose,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME[purpose]),
    })
    return token
  }
}
