import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import { MINUTE } from '../../platform/durations.ts'
import { isUuid } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'

const ISSUER = 'stoa'
const AUDIENCE = 'stoa-api'
const ACCESS_MINUTES = 15

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** 256 random bits that mean nothing: only their hash is stored. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url')

export interface AccessClaims {
  userId: string
  sessionId: string
  /**
   * Generation of the refresh token that was issued with it. 0 in tokens of an older version, which don't contain it.
   */
  generation: number
}

export interface Tokens {
  issueAccess(claims: AccessClaims): Promise<string>
  readAccess(token: string): Promise<AccessClaims>
  /**
   * Derives the refresh tokens that follow `token`. The result is always the same, so that a second tab can get it
   * too although only hashes are stored; it can't be computed without the key. The first is made with the current
   * key, a second one with the previous key.
   */
  successorsOf(token: string, sessionId: string, generation: number): [string, ...string[]]
}

export interface TokenKeys {
  /** Signs. */
  tokenKey: Uint8Array
  /** Other accepted key: the previous one, or the next one while some processes already sign with it. */
  previousTokenKey?: Uint8Array | null
}

export function createTokens({ tokenKey, previousTokenKey }: TokenKeys, clock: Clock): Tokens {
  // As key objects they are imported once, and not for each token.
  const key = createSecretKey(tokenKey)
  // Tokens of an older version have no audience. They are accepted until they expire, so that the update logs no one
  // out.
  const olderUntil = clock.now().getTime() + ACCESS_MINUTES * MINUTE
  const accepted = [key, ...(previousTokenKey ? [createSecretKey(previousTokenKey)] : [])] as const
  const refused = (code: 'auth.token_invalid' | 'auth.token_expired', cause: unknown) =>
    problem(code, { cause, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
  return {
    issueAccess({ userId, sessionId, generation }) {
      const now = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_MINUTES * 60)
        .sign(key)
    },
    async readAccess(token) {
      try {
        const { payload } = await verify(token)
        const isOlder = payload.aud === undefined && clock.now().getTime() < olderUntil
        if (payload.aud !== AUDIENCE && !isOlder) throw new Error('Not for this service.')
        const generation = Number.isSafeInteger(payload.gen) ? Number(payload.gen) : 0
        const claims = { userId: String(payload.sub), sessionId: String(payload.sid), generation }
        // Another service with the same key may sign tokens with ids in another format.
        if (!isUuid(claims.userId) || !isUuid(claims.sessionId)) throw new Error('No id of ours.')
        return claims
      } catch (error) {
        throw refused(error instanceof errors.JWTExpired ? 'auth.token_expired' : 'auth.token_invalid', error)
      }
    },
    successorsOf(token, sessionId, generation) {
      const [first, ...others] = accepted
      const successorBy = (one: KeyObject) =>
        createHmac('sha256', one).update(`refresh\n${sessionId}\n${generation}\n${token}`).digest('base64url')
      return [successorBy(first), ...others.map(successorBy)]
    },
  }

  async function verify(token: string) {
    const options = {
      issuer: ISSUER,
      algorithms: ['HS256'],
      typ: 'at+jwt',
      currentDate: clock.now(),
      requiredClaims: ['sub', 'sid', 'exp'],
    }
    const [first, other] = accepted
    try {
      return await jwtVerify(token, first, options)
    } catch (error) {
      if (!other || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error
      return jwtVerify(token, other, options)
    }
  }
}
