import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { MINUTE } from '../../platform/durations.ts'
import { Problem, problem } from '../../platform/problem.ts'
import { type Addressee, createEmailTemplates, queueEmail } from '../mail/index.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import {
  changePassword,
  confirmUser,
  createUser,
  findUserByEmail,
  findUserById,
  holdUser,
  holdUserBy,
  normalisePassword,
  readUsername,
  requireOwnUsername,
} from '../users/index.ts'
import { issueAccountToken } from './account-tokens.ts'
import * as repository from './auth.repository.ts'
import { deviceOf } from './device.ts'
import { createEmailChanges } from './email-changes.ts'
import type { Entered, Others, Visitor } from './login.ts'
import { requireStrongPassword } from './password-rule.ts'
import { readPasswordWords } from './password-words.repository.ts'
import { createSignInCodes } from './sign-in-codes.ts'
import { hashToken } from './tokens.ts'
import { verifyPassword } from './verify-password.ts'

/** Purposes of tokens that prove an address. */
const PROVING: ReadonlySet<string> = new Set(['activate', 'confirm-email', 'change-email'])
/** Longer than the work takes, so that the answer's time says nothing about an address; milliseconds. */
const MIN_MAILING_TIME = 200

export interface Registration {
  email: string
  username: string
  password: string
}

type SecondFactorAnswer = Parameters<SecondFactors['answerSignIn']>[0]

export function createAuthService(deps: Deps, { sessions, factors, devices }: Others) {
  const { db, clock, brand, market, passwords } = deps
  const templates = createEmailTemplates(brand)
  const emailChanges = createEmailChanges(deps, { factors })
  const codes = createSignInCodes(deps, { sessions, factors, devices }, enter)

  return {
    /**
     * Logs in. Returns null if the account has not been activated yet.
     *
     * @throws problem `auth.second_factor_required` if the account has one
     */
    async signIn(email: string, password: string, visitor: Visitor): Promise<Entered | null> {
      const user = await verifyPassword(deps, email, password)
      const outcome = await inTx(db, async tx => {
        if (!(await holdUserBy(tx, user))) throw problem('auth.credentials_wrong')
        // Returned instead of thrown, so that the transaction commits the challenge.
        if (user.isActive === 1)
          return (await factors.demandAtSignIn(tx, user.id)) ?? (await enter(tx, user, visitor))
        // The first email may be lost or too old: with the right password another is sent, now and then.
        const since = new Date(clock.now().getTime() - 10 * MINUTE)
        if (await repository.hasFreshAccountToken(tx, user.id, 'activate', since)) return null
        await queueEmail(tx, templates.activate(user, await issue(tx, user.id, 'activate')))
        return null
      })
      if (outcome instanceof Problem) throw outcome
      return outcome
    },

    /** The second step of a login. */
    async signInWithSecondFactor(answer: SecondFactorAnswer, visitor: Visitor): Promise<Entered> {
      const { userId, challengeId } = await factors.answerSignIn(answer, visitor.ip)
      return inTx(db, async tx => {
        await holdUser(tx, userId)
        const user = await findUserById(tx, userId)
        if (!user) throw problem('auth.token_invalid')
        return enter(tx, user, visitor, challengeId)
      })
    },

    requestCode: codes.send,
    signInWithCode: codes.signIn,

    async register(registration: Registration) {
      const email = registration.email.trim()
      const username = readUsername(registration.username)
      await requireOwnUsername(db, username, null)
      const password = normalisePassword(registration.password)
      requireStrongPassword(password, await readPasswordWords(db, brand.siteUrl, { email, username }))
      const isActive = market.settings.accounts.registration === 'activate' ? 0 : 1
      const passwordHash = await passwords.hash(password)
      const id = await inTx(db, async tx => {
        const id = await createUser(tx, { email, username, passwordHash, isActive })
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

    /** Takes any emailed link that proves an address: of an activation, a confirmation or a new address. */
    async activate(token: string): Promise<void> {
      const now = clock.now()
      await inTx(db, async tx => {
        const found = await repository.findAccountToken(tx, hashToken(token), now)
        if (!found || !PROVING.has(found.purpose) || !(await repository.spendAccountToken(tx, found.id, now)))
          throw problem('account.token_invalid')
        if (found.email === null) await confirmUser(tx, found.userId, now)
        else await emailChanges.complete(tx, found.userId, found.email)
      })
    },

    requestEmailChange: emailChanges.request,

    async forgotPassword(email: string): Promise<void> {
      const work = inTx(db, async tx => {
        const user = await findUserByEmail(tx, email.trim())
        if (user)
          await queueEmail(tx, templates.resetPassword(user, await issue(tx, user.id, 'reset-password')))
      })
      await Promise.all([work, sleep(MIN_MAILING_TIME)])
    },

    /** Sends the registration email again, if it is still needed. */
    async resendConfirmation(email: string): Promise<void> {
      const work = inTx(db, async tx => {
        const user = await findUserByEmail(tx, email.trim())
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

    /** A link that makes the browser that opens it a known device: it passes the limit of logins. */
    async requestDeviceLink(email: string): Promise<void> {
      const work = inTx(db, async tx => {
        const user = await findUserByEmail(tx, email.trim())
        if (user) await queueEmail(tx, templates.deviceLink(user, await issue(tx, user.id, 'known-device')))
      })
      await Promise.all([work, sleep(MIN_MAILING_TIME)])
    },

    /** Confirms a device by its emailed link. Returns the secret for the device's cookie. */
    async confirmDevice(token: string, knownAs: string | null): Promise<string> {
      const now = clock.now()
      return inTx(db, async tx => {
        const found = await repository.findAccountToken(tx, hashToken(token), now)
        if (found?.purpose !== 'known-device' || !(await repository.spendAccountToken(tx, found.id, now)))
          throw problem('account.token_invalid')
        return devices.remember(tx, found.userId, knownAs)
      })
    },

    /**
     * Resets the password. Returns the secret for the device's cookie, because the emailed link has proved who owns
     * the device.
     */
    async resetPassword(token: string, newPassword: string): Promise<string> {
      const now = clock.now()
      const password = normalisePassword(newPassword)
      const found = await repository.findAccountToken(db, hashToken(token), now)
      const user = found?.purpose === 'reset-password' ? await findUserById(db, found.userId) : null
      if (!found || !user) throw problem('account.token_invalid')
      requireStrongPassword(password, await readPasswordWords(db, brand.siteUrl, user))
      const passwordHash = await passwords.hash(password)
      return inTx(db, async tx => {
        if (!(await repository.spendAccountToken(tx, found.id, now))) throw problem('account.token_invalid')
        await repository.spendAccountTokensOf(tx, user.id, 'reset-password', now)
        await repository.spendAccountTokensOf(tx, user.id, 'change-email', now)
        await changePassword(tx, user.id, passwordHash)
        await sessions.endAllOf(tx, user.id, 'password-reset')
        await factors.dropOpen(tx, user.id)
        await queueEmail(tx, templates.passwordChanged(user))
        await devices.forget(tx, user.id)
        return devices.remember(tx, user.id, null)
      })
    },
  }

  /** Opens a session, and emails the owner if the account was never used on this device. */
  async function enter(
    tx: Queryable,
    user: Addressee,
    { knownAs, ...device }: Visitor,
    challengeId?: string,
  ): Promise<Entered> {
    const isKnown = await devices.isKnown(tx, user.id, knownAs)
    // Who just registered needs no email about it.
    const isTold = !isKnown && (await repository.hasSessions(tx, user.id))
    const { sessionId, pair } = await sessions.open(tx, user.id, device)
    if (challengeId !== undefined) await factors.nameSession(tx, challengeId, sessionId)
    if (isTold)
      await queueEmail(tx, templates.newDevice(user, { device: deviceOf(device.userAgent), at: clock.now() }))
    return { ...pair, knownAs: await devices.remember(tx, user.id, knownAs) }
  }

  function issue(tx: Queryable, userId: string, purpose: repository.TokenPurpose): Promise<string> {
    return issueAccountToken(tx, { userId, purpose, now: clock.now() })
  }
}
