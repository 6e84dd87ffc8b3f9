import type { components } from '@stoa/api-client/schema'
import type { Actor } from '../../contract/handlers.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { HOUR, MINUTE } from '../../platform/durations.ts'
import { type Problem, problem } from '../../platform/problem.ts'
import { countCall } from '../../platform/rate-limits/count-call.repository.ts'
import { rateLimitKey } from '../../platform/rate-limits/rate-limit-key.ts'
import { findUserById } from '../users/index.ts'
import { hashChallenge, hashRecoveryCode, newChallenge, stepOf } from './codes.ts'
import { askForPasskey, canAskForPasskeys, readPasskey, relyingParty } from './passkey.ts'
import { tellOwner } from './second-factor.emails.ts'
import * as repository from './second-factor.repository.ts'

type Answer = components['schemas']['SecondFactorAnswer']
/** A login to the shop or to the operator console. A challenge of one doesn't open the other. */
type SignIn = 'sign-in' | 'operator-sign-in'
type Purpose = SignIn | 'confirm'

const CHALLENGE_LIFETIME = 5 * MINUTE
/** Time after which a session has to show its second factor again. */
const FRESH = 10 * MINUTE
const MAX_ATTEMPTS = 5
/** Factor by which all addresses together may try more codes than one of them. */
const ALL_ADDRESSES_FACTOR = 3

export interface SecondFactors {
  /** Whether a login asks for one. */
  isOn(db: Queryable, userId: string): Promise<boolean>
  /**
   * Creates a challenge and returns the problem `auth.second_factor_required`. Null if the account has no second
   * factor.
   */
  demandAtSignIn(tx: Queryable, userId: string, purpose?: SignIn): Promise<Problem | null>
  /**
   * Checks an answer and returns the login that it completes.
   *
   * @throws problem `auth.second_factor_wrong`, `auth.second_factor_expired`
   */
  answerSignIn(answer: Answer, ip: string, purpose?: SignIn): Promise<{ userId: string; challengeId: string }>
  /**
   * Records that the session opened by a login has shown its second factor.
   *
   * @throws problem `auth.second_factor_expired` if the password has been changed since
   */
  nameSession(tx: Queryable, challengeId: string, sessionId: string): Promise<void>
  /** Requires a recent second factor before an important action. Sessions that showed it within ten minutes pass, and accounts without one. */
  requireFresh(actor: Pick<Actor, 'userId' | 'sessionId'>): Promise<void>
  /** Completes the challenge of `requireFresh`. */
  confirm(actor: Actor, answer: Answer, ip: string): Promise<void>
  /** Deletes challenges of logins that began with the former password. */
  dropOpen(tx: Queryable, userId: string): Promise<unknown>
  /** Deletes everything of the account. */
  forget(tx: Queryable, userId: string): Promise<void>
  /** Reads the second factors of an account, in the form for its owner. */
  read(userId: string): Promise<components['schemas']['SecondFactor']>
  sweep(): Promise<number>
}

/**
 * @param origin of the pages that show a passkey: the storefront's by default. Passkeys belong to the storefront's host, so
 *   that another origin is asked for one only if it's below that host.
 */
export function createSecondFactors(
  { db, clock, config, brand }: Pick<Deps, 'db' | 'clock' | 'config' | 'brand'>,
  origin?: string,
): SecondFactors {
  const party = { ...relyingParty(config.siteUrl), ...(origin && { origin }) }

  const hasFactor = async (on: Queryable, userId: string) => {
    const app = await repository.findApp(on, userId)
    return app?.activatedAt != null || (await repository.findPasskeys(on, userId)).length > 0
  }

  async function demand(
    on: Queryable,
    userId: string,
    purpose: Purpose,
    sessionId: string | null,
  ): Promise<Problem | null> {
    const hasApp = (await repository.findApp(on, userId))?.activatedAt != null
    const passkeys = await repository.findPasskeys(on, userId)
    if (!hasApp && passkeys.length === 0) return null
    const codesLeft = await repository.countRecoveryCodes(on, userId)
    const canAsk = passkeys.length > 0 && canAskForPasskeys(party)
    const options = canAsk ? await askForPasskey(party, passkeys) : null
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME)
    const challenge = newChallenge()
    await repository.insertChallenge(on, {
      userId,
      purpose,
      sessionId,
      tokenHash: hashChallenge(challenge),
      passkeyChallenge: options?.challenge ?? null,
      createdAt: now,
      expiresAt,
    })
    return problem('auth.second_factor_required', {
      secondFactor: {
        challenge,
        methods: [
          ...(hasApp ? (['app'] as const) : []),
          ...(options ? (['passkey'] as const) : []),
          ...(codesLeft > 0 ? (['recovery-code'] as const) : []),
        ],
        passkey: options && { ...options },
        expiresAt: expiresAt.toISOString(),
      },
    })
  }

  /** Limits guesses of codes in a quarter of an hour, for each address and for all of them together. */
  async function limitCodes(userId: string, ip: string): Promise<void> {
    const max = config.rateLimits.secondFactorsPerAccount
    const counted = async (key: string, most: number) => {
      const { calls, left } = await countCall(db, { key, window: 15 * MINUTE, now: clock.now() })
      if (calls <= most) return
      if (calls === most + 1) await tell(userId, 'guessed')
      const seconds = Math.max(1, Math.ceil(left / 1_000))
      throw problem('rate.limited', {
        detail: `Wait ${seconds} seconds and try again.`,
        headers: { 'retry-after': String(seconds) },
      })
    }
    await counted(`second factor ${userId} ${rateLimitKey(ip)}`, max)
    await counted(`second factors ${userId}`, ALL_ADDRESSES_FACTOR * max)
  }

  async function tell(userId: string, event: Parameters<typeof tellOwner>[3]): Promise<void> {
    const user = await findUserById(db, userId)
    if (user) await inTx(db, tx => tellOwner(tx, brand, user, event))
  }

  /** Checks a code or a passkey of the account. Codes that are valid once are used up. */
  async function isRight(row: repository.ChallengeRow, { code, passkey }: Answer): Promise<boolean> {
    const { userId } = row
    const now = clock.now()
    if (passkey) {
      if (!row.passkeyChallenge) return false
      const known = await repository.findPasskeys(db, userId)
      const signed = await readPasskey(party, row.passkeyChallenge, known, passkey)
      if (!signed) return false
      await repository.touchPasskey(db, signed.id, signed.counter, now)
      return true
    }
    const app = await repository.findApp(db, userId)
    const step = app?.activatedAt ? stepOf(app.secret, code ?? '', now) : null
    if (step !== null) return repository.useStep(db, userId, step)
    if (!(await repository.useRecoveryCode(db, userId, hashRecoveryCode(code ?? ''), now))) return false
    await tell(userId, 'code-used')
    return true
  }

  async function answer(
    given: Answer,
    ip: string,
    purpose: Purpose,
    sessionId: string | null,
  ): Promise<repository.ChallengeRow> {
    if ((given.code === undefined) === (given.passkey === undefined))
      throw problem('request.invalid', { detail: 'Send a code or a passkey.' })
    const now = clock.now()
    const tokenHash = hashChallenge(given.challenge)
    const row = await repository.attemptChallenge(db, { tokenHash, purpose, now, max: MAX_ATTEMPTS })
    if (!row || row.sessionId !== sessionId) throw expired()
    if (given.code !== undefined) await limitCodes(row.userId, ip)
    if (!(await isRight(row, given)))
      throw problem('auth.second_factor_wrong', {
        detail:
          given.code === undefined
            ? 'This passkey doesn’t belong to your account.'
            : 'Try the code that your app shows now.',
        ...(given.code !== undefined && {
          fields: [{ pointer: '/code', code: 'wrong', message: 'This code is wrong or was already used.' }],
        }),
        log: { accountId: row.userId },
      })
    if (!(await repository.answerChallenge(db, row.id, sessionId, now))) throw expired()
    return row
  }

  return {
    isOn: hasFactor,
    demandAtSignIn: (tx, userId, purpose = 'sign-in') => demand(tx, userId, purpose, null),
    async answerSignIn(given, ip, purpose = 'sign-in') {
      const { userId, id } = await answer(given, ip, purpose, null)
      return { userId, challengeId: id }
    },
    async nameSession(tx, challengeId, sessionId) {
      if (await repository.nameSession(tx, challengeId, sessionId)) return
      throw problem('auth.second_factor_expired', {
        detail: 'The password or the second factor was changed in the meantime. Log in again.',
      })
    },
    async requireFresh({ userId, sessionId }) {
      const since = new Date(clock.now().getTime() - FRESH)
      if (await repository.hasConfirmed(db, sessionId, since)) return
      const demanded = await demand(db, userId, 'confirm', sessionId)
      if (demanded) throw demanded
    },
    async confirm({ sessionId }, given, ip) {
      await answer(given, ip, 'confirm', sessionId)
    },
    dropOpen: repository.deleteOpenChallenges,
    forget: repository.deleteFactors,
    async read(userId) {
      const [app, keys, recoveryCodesLeft] = await Promise.all([
        repository.findApp(db, userId),
        repository.findPasskeys(db, userId),
        repository.countRecoveryCodes(db, userId),
      ])
      return {
        isOn: app?.activatedAt != null || keys.length > 0,
        appSince: app?.activatedAt?.toISOString() ?? null,
        passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        recoveryCodesLeft,
      }
    },
    sweep: () => repository.sweepChallenges(db, new Date(clock.now().getTime() - HOUR)),
  }
}

const expired = () =>
  problem('auth.second_factor_expired', { detail: 'This took too long, or you tried too often.' })
