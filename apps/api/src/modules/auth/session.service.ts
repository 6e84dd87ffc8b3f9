import type { Actor } from '../../contract/handlers.ts'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { DAY, SECOND } from '../../platform/durations.ts'
import { newId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import * as repository from './auth.repository.ts'
import type { sessions } from './auth.schema.ts'
import { createTokens, hashToken, newOpaqueToken } from './tokens.ts'

/** A spent refresh token is answered with its successor for so long in any case: for two tabs at once. */
const GRACE = 30 * SECOND
const IDLE = 30 * DAY
const MAX_LIFETIME = 180 * DAY

export interface Pair {
  access: string
  refresh: string
}

export interface Device {
  userAgent: string | null
  ip: string
}

export type SessionRow = typeof sessions.$inferSelect

export interface SessionService {
  authenticate(token: string): Promise<Actor>
  open(tx: Queryable, userId: string, device: Device): Promise<{ sessionId: string; pair: Pair }>
  refresh(token: string): Promise<Pair>
  end(sessionId: string): Promise<void>
  endAllOf(tx: Queryable, userId: string, reason: string): Promise<void>
  /** Ends the user's other sessions. Returns how many. */
  endOthersOf(db: Queryable, actor: Actor, reason: string): Promise<number>
  /** @throws problem `session.not_found` for another user's session, and for one that has ended */
  endOne(userId: string, sessionId: string): Promise<void>
  /** Lists active sessions, last used first. */
  listLive(userId: string): Promise<SessionRow[]>
  /** Lists all stored sessions, including ended ones. */
  listAll(userId: string): Promise<SessionRow[]>
  /** Leaves no trace of the user's sessions and tokens. */
  forget(tx: Queryable, userId: string): Promise<void>
  /** Invalidates the links that were emailed for this purpose. */
  dropMailedLinks(tx: Queryable, userId: string, purpose: repository.TokenPurpose): Promise<void>
  sweep(): Promise<number>
}

export function createSessionService({
  db,
  clock,
  ...keys
}: Pick<Deps, 'db' | 'clock' | 'tokenKey' | 'previousTokenKey'>): SessionService {
  const tokens = createTokens(keys, clock)

  return {
    async authenticate(token) {
      const claims = await tokens.readAccess(token)
      const found = await repository.findActor(db, claims.sessionId, claims.userId, clock.now())
      if (!found)
        throw problem('auth.token_invalid', {
          headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
        })
      if (claims.generation > found.receivedGeneration)
        // If the database can't write now, for example because the disk is full, a call that only reads continues.
        // The next one records it.
        await repository.noteReceived(db, claims).catch(() => {})
      return found.actor
    },

    async open(tx, userId, { userAgent, ip }) {
      const now = clock.now()
      const sessionId = newId()
      const refresh = newOpaqueToken()
      await repository.insertSession(tx, {
        id: sessionId,
        userId,
        ip,
        userAgent: userAgent?.slice(0, 400) ?? null,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + IDLE),
      })
      await repository.insertRefreshToken(tx, {
        sessionId,
        generation: 1,
        tokenHash: hashToken(refresh),
        createdAt: now,
      })
      const access = await tokens.issueAccess({ userId, sessionId, generation: 1 })
      return { sessionId, pair: { access, refresh } }
    },

    async refresh(token) {
      // A rejection is returned instead of thrown, so that the transaction commits the revocation.
      const next = await inTx(db as Db, tx => rotate(tx, token))
      if (next === 'reused') throw problem('auth.refresh_refused', { log: { event: 'auth.refresh.reused' } })
      if (!next) throw problem('auth.refresh_refused')
      return { access: await tokens.issueAccess(next), refresh: next.refresh }
    },

    async end(sessionId) {
      await repository.revokeSession(db, sessionId, 'signed-out', clock.now())
    },

    async endAllOf(tx, userId, reason) {
      await repository.revokeSessionsOf(tx, userId, reason, clock.now())
    },

    async endOthersOf(db, { userId, sessionId }, reason) {
      const ended = await repository.revokeOtherSessionsOf(db, userId, sessionId, reason, clock.now())
      return ended.rowCount ?? 0
    },

    async endOne(userId, sessionId) {
      const now = clock.now()
      const session = await repository.findLiveSession(db, sessionId, now)
      if (session?.userId !== userId) throw problem('session.not_found')
      await repository.revokeSession(db, sessionId, 'ended-by-user', now)
    },

    async listLive(userId) {
      const now = clock.now()
      const all = await repository.findSessionsOf(db, userId)
      return all.filter(({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > now)
    },

    listAll: userId => repository.findSessionsOf(db, userId),

    forget: (tx, userId) => repository.deleteAccess(tx, userId),

    async dropMailedLinks(tx, userId, purpose) {
      await repository.spendAccountTokensOf(tx, userId, purpose, clock.now())
    },

    sweep: () => repository.sweepAccess(db, clock.now()),
  }

  async function rotate(tx: Queryable, token: string) {
    const now = clock.now()
    const tokenHash = hashToken(token)
    const taken = await repository.takeRefreshToken(tx, tokenHash, now)
    const known = taken ?? (await repository.findRefreshToken(tx, tokenHash))
    if (!known?.usedAt) return null
    const session = await repository.findLiveSession(tx, known.sessionId, now)
    if (!session) return null

    const { sessionId, generation } = known
    const successors = tokens.successorsOf(token, sessionId, generation)
    const next = {
      userId: session.userId,
      sessionId,
      generation: generation + 1,
      refresh: successors[0],
    }
    if (taken) {
      await repository.insertRefreshToken(tx, {
        sessionId,
        generation: next.generation,
        tokenHash: hashToken(next.refresh),
        createdAt: now,
      })
      const expiresAt = new Date(Math.min(now.getTime() + IDLE, session.createdAt.getTime() + MAX_LIFETIME))
      // A client that presents a token has received it, and everything issued with it.
      const receivedGeneration = Math.max(session.receivedGeneration, generation)
      await repository.touchSession(tx, session.id, { lastSeenAt: now, expiresAt, receivedGeneration })
      return next
    }
    const made = await repository.findRefreshTokenOf(tx, sessionId, next.generation)
    // The issued tokens were never used: the response got lost, for example because a phone lost its network.
    const isLost = made?.usedAt === null && session.receivedGeneration === generation
    if (isLost || now.getTime() - known.usedAt.getTime() <= GRACE) {
      // A successor made with the previous key is returned again. If that key was removed, it can't be derived.
      const refresh = successors.find(one => made?.hash.equals(hashToken(one)))
      return refresh ? { ...next, refresh } : null
    }
    // Someone has a token that was spent long ago: thief or victim, the family ends for both.
    await repository.revokeSession(tx, session.id, 'refresh-token-reused', now)
    return 'reused' as const
  }
}
