import { OPERATOR_COOKIES } from '@stoa/server-kit/operator-cookie'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Operator } from '../../contract/handlers.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { HOUR, MINUTE } from '../../platform/durations.ts'
import { newId } from '../../platform/ids.ts'
import { Problem, problem } from '../../platform/problem.ts'
import { hashToken, newOpaqueToken, verifyPassword } from '../auth/index.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import { findUserByEmail, findUserById, holdUser, holdUserBy } from '../users/index.ts'
import { type LogEntry, writeOperatorLog } from './log.repository.ts'
import { findOperator } from './operators.repository.ts'
import * as repository from './sessions.repository.ts'

const IDLE = 30 * MINUTE
const MAX_LIFETIME = 12 * HOUR
/** A session in use is marked as seen once in this time. */
const SEEN_EVERY = MINUTE

type Answer = Parameters<SecondFactors['answerSignIn']>[0]
/** Request that logs in. */
interface Visitor {
  ip: string
  requestId: string
}

export interface OperatorSessions {
  /**
   * Logs in. Returns the value of `Set-Cookie`.
   *
   * @throws problem `auth.credentials_wrong`, `auth.second_factor_required`, `operator.factor_missing`
   */
  open(email: string, password: string, visitor: Visitor): Promise<string>
  /** Completes a login that `auth.second_factor_required` interrupted. Returns the value of `Set-Cookie`. */
  openWithFactor(answer: Answer, visitor: Visitor): Promise<string>
  /**
   * @param call.isUnattended whether the console made the call without a person, such as to refresh a list. It doesn't prolong the session.
   * @throws problem `auth.required` without a session that is in use
   */
  authenticate(cookies: string | undefined, call: { isUnattended: boolean }): Promise<Operator>
  /** Ends a session. Returns the value of `Set-Cookie` that removes the cookie. */
  end(operator: Operator, requestId: string): Promise<string>
  confirm(operator: Operator, answer: Answer, ip: string): Promise<void>
  /** @throws problem `auth.second_factor_required`, `operator.factor_missing` */
  requireFresh(operator: Operator): Promise<void>
}

/** Sessions of the operator console: a random value in a cookie, and its hash in the database. */
export function createOperatorSessions(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'passwords'>,
  factors: SecondFactors,
): OperatorSessions {
  const { db, clock, config } = deps
  const isSecure = config.operatorOrigin.startsWith('https:')
  const name = isSecure ? OPERATOR_COOKIES.secure : OPERATOR_COOKIES.plain
  const cookieOf = (value: string, maxAge?: number) =>
    stringifySetCookie({
      name,
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
      ...(maxAge !== undefined && { maxAge }),
    })

  /** Opens the session and its entry in the log. */
  async function enter(
    tx: Tx,
    user: { id: string; passwordHash: string },
    { requestId }: Visitor,
    challengeId?: string,
  ): Promise<string> {
    const operator = await findOperator(tx, user.id)
    if (!operator) throw problem('auth.credentials_wrong')
    const now = clock.now()
    const token = newOpaqueToken()
    const id = newId()
    await repository.insertOperatorSession(tx, {
      id,
      userId: user.id,
      tokenHash: hashToken(token),
      passwordHash: user.passwordHash,
      createdAt: now,
      seenAt: now,
      endsAt: new Date(now.getTime() + MAX_LIFETIME),
    })
    if (challengeId !== undefined) await factors.nameSession(tx, challengeId, id)
    await write(tx, { userId: user.id, name: operator.name }, requestId, sessionEntry('session.opened', id))
    return cookieOf(token)
  }

  const write = (
    on: Queryable,
    { userId, name: byName }: Pick<Operator, 'userId' | 'name'>,
    requestId: string,
    entry: LogEntry,
  ) => writeOperatorLog(on, { operatorId: userId, byName, requestId }, entry, clock.now())

  /** Leaves an entry after a failed login to an operator's account. */
  async function noteRefusal(userId: string | undefined, requestId: string): Promise<void> {
    const operator = userId === undefined ? null : await findOperator(db, userId)
    if (operator)
      await write(db, { ...operator, userId: operator.id }, requestId, sessionEntry('session.refused', null))
  }

  async function verifiedOperator(email: string, password: string, requestId: string) {
    try {
      const user = await verifyPassword(deps, email, password)
      if (user.isActive === 1 && (await findOperator(db, user.id))) return user
    } catch (error) {
      if (error instanceof Problem && error.code === 'auth.credentials_wrong')
        await noteRefusal((await findUserByEmail(db, email.trim()))?.id, requestId)
      throw error
    }
    throw problem('auth.credentials_wrong')
  }

  /** Leaves an entry for a wrong second factor too: who sent it knows the password. */
  async function answered(answer: Answer, { ip, requestId }: Visitor) {
    try {
      return await factors.answerSignIn(answer, ip, 'operator-sign-in')
    } catch (error) {
      if (error instanceof Problem && error.code === 'auth.second_factor_wrong')
        await noteRefusal(error.log.accountId, requestId)
      throw error
    }
  }

  return {
    async open(email, password, visitor) {
      const user = await verifiedOperator(email, password, visitor.requestId)
      await requireFactor(user.id)
      const outcome = await inTx(db, async tx => {
        if (!(await holdUserBy(tx, user))) throw problem('auth.credentials_wrong')
        // Returned instead of thrown, so that the transaction commits the challenge.
        return (
          (await factors.demandAtSignIn(tx, user.id, 'operator-sign-in')) ?? (await enter(tx, user, visitor))
        )
      })
      if (outcome instanceof Problem) throw outcome
      return outcome
    },
    async openWithFactor(answer, visitor) {
      const { userId, challengeId } = await answered(answer, visitor)
      return inTx(db, async tx => {
        await holdUser(tx, userId)
        const user = await findUserById(tx, userId)
        if (!user) throw problem('auth.credentials_wrong')
        return enter(tx, user, visitor, challengeId)
      })
    },
    async authenticate(cookies, { isUnattended }) {
      const token = cookies === undefined ? undefined : parseCookie(cookies)[name]
      const now = clock.now()
      const seenSince = new Date(now.getTime() - IDLE)
      const found =
        token === undefined
          ? null
          : await repository.findOperatorSession(db, hashToken(token), { now, seenSince })
      if (!found) throw problem('auth.required')
      const { seenAt, ...operator } = found
      if (!isUnattended && now.getTime() - seenAt.getTime() >= SEEN_EVERY)
        await repository.touchOperatorSession(db, operator.sessionId, now)
      return operator
    },
    async end(operator, requestId) {
      await inTx(db, async tx => {
        await repository.deleteOperatorSession(tx, operator.sessionId)
        await write(tx, operator, requestId, sessionEntry('session.ended', operator.sessionId))
      })
      return cookieOf('', 0)
    },
    confirm: (operator, answer, ip) => factors.confirm(operator, answer, ip),
    async requireFresh(operator) {
      await requireFactor(operator.userId)
      await factors.requireFresh(operator)
    },
  }

  /** The shop lets an account in without a second factor. The console does so only in a demo. */
  async function requireFactor(userId: string): Promise<void> {
    if (config.isDemo || (await factors.isOn(db, userId))) return
    throw problem('operator.factor_missing', {
      detail: 'Log in at the shop, and set up an authenticator app under Account.',
    })
  }
}

const sessionEntry = (what: string, subjectId: string | null): LogEntry => ({
  what,
  subjectKind: 'session',
  subjectId,
  before: null,
  after: null,
})
