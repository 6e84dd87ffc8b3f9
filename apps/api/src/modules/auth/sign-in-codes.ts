import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { MINUTE } from '../../platform/durations.ts'
import { Problem, problem } from '../../platform/problem.ts'
import { type Addressee, createEmailTemplates, queueEmail } from '../mail/index.ts'
import {
  changePassword,
  confirmUser,
  createUser,
  findUserByEmail,
  holdUser,
  requireMailable,
  usernameOf,
} from '../users/index.ts'
import type { Entered, Others, Visitor } from './login.ts'
import { countWrongCode, requireFewWrongCodes } from './sign-in-code-limits.ts'
import {
  attemptSignInCode,
  insertSignInCode,
  type SignInCodeRow,
  spendSignInCode,
} from './sign-in-codes.repository.ts'
import { hashToken, newOpaqueToken } from './tokens.ts'

const LIFETIME = 10 * MINUTE
const MAX_ATTEMPTS = 5
const DIGITS = 6
/** Longer than the work takes, so that the answer's time says nothing about an address; milliseconds. */
const MIN_MAILING_TIME = 200

interface Typed {
  challenge: string
  code: string
}

const newCode = () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
const hashCode = (challenge: string, code: string) =>
  createHash('sha256').update(`${challenge}\n${code}`).digest()

type Enter = (tx: Queryable, user: Addressee, visitor: Visitor) => Promise<Entered>

/** Logs in and registers by codes that are emailed. */
export function createSignInCodes(
  { db, clock, brand, passwords }: Pick<Deps, 'db' | 'clock' | 'brand' | 'passwords'>,
  { sessions, factors, devices }: Others,
  enter: Enter,
) {
  const templates = createEmailTemplates(brand)

  return {
    /** Emails a code to an address, whether or not it has an account. Returns the challenge that the code belongs to. */
    async send(address: string): Promise<{ challenge: string; expiresAt: Date }> {
      const email = address.trim()
      requireMailable(email)
      const challenge = newOpaqueToken()
      const code = newCode()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + LIFETIME)
      const work = inTx(db, async tx => {
        await insertSignInCode(tx, {
          email: email.toLowerCase(),
          challengeHash: hashToken(challenge),
          codeHash: hashCode(challenge, code),
          createdAt: now,
          expiresAt,
        })
        const user = await findUserByEmail(tx, email)
        await queueEmail(
          tx,
          templates.signInCode({ email, user, code, isFirstProof: user !== null && !user.emailConfirmedAt }),
        )
      })
      await Promise.all([work, sleep(MIN_MAILING_TIME)])
      return { challenge, expiresAt }
    },

    /**
     * Logs in with an emailed code. An address without an account gets one.
     *
     * @throws problem `auth.code_wrong`, `auth.code_expired`, `auth.second_factor_required`
     */
    async signIn(given: Typed, visitor: Visitor): Promise<Entered> {
      const { id, email } = await check(given, visitor.ip)
      // No one knows it: this account has no password until its owner sets one.
      const passwordHash = await passwords.hash(newOpaqueToken())
      const now = clock.now()
      const outcome = await inTx(db, async tx => {
        if (!(await spendSignInCode(tx, id, now))) throw expired()
        const known = await findUserByEmail(tx, email)
        if (!known) {
          const username = await usernameOf(tx, email)
          const userId = await createUser(tx, { email, username, passwordHash, isActive: 1 })
          await confirmUser(tx, userId, now)
          return enter(tx, { id: userId, email, username }, visitor)
        }
        await holdUser(tx, known.id)
        // Returned instead of thrown, so that the transaction commits the challenge.
        const demanded = await factors.demandAtSignIn(tx, known.id)
        if (demanded) return demanded
        if (!known.emailConfirmedAt) await takeOver(tx, known.id, passwordHash)
        return enter(tx, known, visitor)
      })
      if (outcome instanceof Problem) throw outcome
      return outcome
    },
  }

  async function check({ challenge, code }: Typed, ip: string): Promise<SignInCodeRow> {
    const row = await attemptSignInCode(db, {
      challengeHash: hashToken(challenge),
      now: clock.now(),
      max: MAX_ATTEMPTS,
    })
    if (!row) throw expired()
    await requireFewWrongCodes(db, row.email, ip, clock.now())
    if (timingSafeEqual(row.codeHash, hashCode(challenge, code))) return row
    await countWrongCode(db, row.email, ip, clock.now())
    const message = 'This code is wrong. Enter the code from our latest email.'
    throw problem('auth.code_wrong', { fields: [{ pointer: '/code', code: 'wrong', message }] })
  }

  /**
   * Confirms an address for the first time. Anyone may have registered with it before, so the password is replaced and
   * every session ends.
   */
  async function takeOver(tx: Queryable, userId: string, passwordHash: string): Promise<void> {
    await confirmUser(tx, userId, clock.now())
    await changePassword(tx, userId, passwordHash)
    await sessions.endAllOf(tx, userId, 'address-confirmed')
    // A former password may have asked for another address.
    await sessions.dropMailedLinks(tx, userId, 'change-email')
    await devices.forget(tx, userId)
  }
}

const expired = () =>
  problem('auth.code_expired', { detail: 'This code was used, is too old, or was tried too often.' })
