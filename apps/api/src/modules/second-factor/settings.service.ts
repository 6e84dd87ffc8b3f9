import type { components } from '@stoa/api-client/schema'
import type { Actor } from '../../contract/handlers.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { MINUTE } from '../../platform/durations.ts'
import { problem } from '../../platform/problem.ts'
import { findUserById, holdUser, requirePassword } from '../users/index.ts'
import {
  appUri,
  hashChallenge,
  hashRecoveryCode,
  newAppSecret,
  newChallenge,
  newRecoveryCodes,
  stepOf,
} from './codes.ts'
import { askForNewPasskey, readNewPasskey, relyingParty } from './passkey.ts'
import { type SecondFactorEvent, tellOwner } from './second-factor.emails.ts'
import * as repository from './second-factor.repository.ts'
import type { SecondFactors } from './second-factor.service.ts'

type Schemas = components['schemas']

const CHALLENGE_LIFETIME = 5 * MINUTE
const MAX_PASSKEYS = 20

/**
 * Creates the service for users' second factors. Each change requires the password, and a second factor if there is
 * one.
 */
export function createSecondFactorSettings(deps: Deps, factors: SecondFactors) {
  const { db, clock, brand } = deps
  const party = relyingParty(brand.siteUrl)

  async function requireOwner(actor: Actor, password: string) {
    const user = await requirePassword(deps, actor.userId, password, '/password')
    await factors.requireFresh(actor)
    return user
  }

  async function holdConfirmed(tx: Queryable, userId: string): Promise<void> {
    await holdUser(tx, userId)
    requireConfirmed(await findUserById(tx, userId))
  }

  async function tell(tx: Queryable, userId: string, event: SecondFactorEvent): Promise<void> {
    const user = await findUserById(tx, userId)
    if (user) await tellOwner(tx, brand, user, event)
  }

  /** Creates recovery codes with the first second factor of an account. Later calls return none. */
  async function firstCodes(tx: Queryable, userId: string, wasOn: boolean): Promise<string[]> {
    return wasOn ? [] : newCodes(tx, userId)
  }

  async function newCodes(tx: Queryable, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    await repository.replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
    return codes
  }

  /** Recovery codes alone are no second factor. */
  async function dropCodesIfOff(tx: Queryable, userId: string): Promise<void> {
    if (!(await factors.isOn(tx, userId))) await repository.replaceRecoveryCodes(tx, userId, [])
  }

  return {
    async startApp(actor: Actor, password: string): Promise<Schemas['NewAuthenticatorApp']> {
      const user = await requireOwner(actor, password)
      requireConfirmed(user)
      const secret = newAppSecret()
      if (!(await repository.saveNewApp(db, actor.userId, secret, clock.now())))
        throw notAllowed('Your account already has an authenticator app. Remove it first.')
      return { secret, uri: appUri(secret, { email: user.email, issuer: brand.marketplaceName }) }
    },

    async activateApp({ userId }: Actor, code: string): Promise<Schemas['RecoveryCodes']> {
      const now = clock.now()
      return inTx(db, async tx => {
        await holdConfirmed(tx, userId)
        const app = await repository.findApp(tx, userId)
        if (!app || app.activatedAt) throw notAllowed('Start again with a new code to scan.')
        const step = stepOf(app.secret, code, now)
        if (step === null || !(await repository.useStep(tx, userId, step)))
          throw problem('auth.second_factor_wrong', {
            fields: [
              { pointer: '/code', code: 'wrong', message: 'This isn’t the code that the app shows now.' },
            ],
          })
        const wasOn = await factors.isOn(tx, userId)
        await repository.activateApp(tx, userId, now)
        await tell(tx, userId, 'app-added')
        return { recoveryCodes: await firstCodes(tx, userId, wasOn) }
      })
    },

    async removeApp(actor: Actor, password: string): Promise<void> {
      await requireOwner(actor, password)
      await inTx(db, async tx => {
        if (!(await repository.deleteApp(tx, actor.userId))) throw problem('second_factor.not_found')
        await dropCodesIfOff(tx, actor.userId)
        await tell(tx, actor.userId, 'app-removed')
      })
    },

    async startPasskey(actor: Actor, password: string): Promise<Schemas['NewPasskey']> {
      const user = await requireOwner(actor, password)
      requireConfirmed(user)
      const known = await repository.findPasskeys(db, user.id)
      if (known.length >= MAX_PASSKEYS)
        throw notAllowed(`An account can have up to ${MAX_PASSKEYS} passkeys.`)
      const options = await askForNewPasskey({ ...party, name: brand.marketplaceName }, user, known)
      const challenge = newChallenge()
      const now = clock.now()
      await repository.insertChallenge(db, {
        userId: user.id,
        purpose: 'add-passkey',
        sessionId: actor.sessionId,
        tokenHash: hashChallenge(challenge),
        passkeyChallenge: options.challenge,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CHALLENGE_LIFETIME),
      })
      return { challenge, options: { ...options } }
    },

    async addPasskey(
      { userId, sessionId }: Actor,
      { challenge, name, passkey }: Schemas['AddPasskeyRequest'],
    ): Promise<Schemas['RecoveryCodes']> {
      const now = clock.now()
      const tokenHash = hashChallenge(challenge)
      const row = await repository.attemptChallenge(db, { tokenHash, purpose: 'add-passkey', now, max: 1 })
      if (!row?.passkeyChallenge || row.userId !== userId || row.sessionId !== sessionId)
        throw problem('auth.second_factor_expired')
      const made = await readNewPasskey(party, row.passkeyChallenge, passkey)
      if (!made)
        throw problem('auth.second_factor_wrong', { detail: 'The browser’s answer couldn’t be used.' })
      return inTx(db, async tx => {
        await holdConfirmed(tx, userId)
        const wasOn = await factors.isOn(tx, userId)
        try {
          await repository.insertPasskey(tx, { userId, name: name.trim(), createdAt: now, ...made })
        } catch (error) {
          if (!isUniqueViolation(error, 'passkeys_credential_key')) throw error
          throw notAllowed('This passkey is already in use.')
        }
        await tell(tx, userId, 'passkey-added')
        return { recoveryCodes: await firstCodes(tx, userId, wasOn) }
      })
    },

    async removePasskey(actor: Actor, id: string, password: string): Promise<void> {
      await requireOwner(actor, password)
      await inTx(db, async tx => {
        if (!(await repository.deletePasskey(tx, actor.userId, id))) throw problem('second_factor.not_found')
        await dropCodesIfOff(tx, actor.userId)
        await tell(tx, actor.userId, 'passkey-removed')
      })
    },

    async renewCodes(actor: Actor, password: string): Promise<Schemas['RecoveryCodes']> {
      await requireOwner(actor, password)
      return inTx(db, async tx => {
        if (!(await factors.isOn(tx, actor.userId)))
          throw notAllowed('Add an authenticator app or a passkey first.')
        await tell(tx, actor.userId, 'codes-renewed')
        return { recoveryCodes: await newCodes(tx, actor.userId) }
      })
    },
  }
}

/**
 * Rejects accounts with an unconfirmed address: anyone can register any address, and a second factor would lock out
 * its owner even after a password reset.
 *
 * @throws problem `account.email_unconfirmed`
 */
function requireConfirmed(user: { emailConfirmedAt: Date | null } | null): void {
  if (user?.emailConfirmedAt) return
  throw problem('account.email_unconfirmed', {
    detail:
      'A second factor needs a confirmed email address. Open the link in our email, or resend it from your profile.',
  })
}

const notAllowed = (detail: string) => problem('second_factor.not_allowed', { detail })
