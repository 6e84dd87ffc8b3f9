import type { AuthApi, LockPort } from '../ports.ts'
import { isRefusal } from '../result.ts'
import type { SessionStore } from './session-store.ts'

const LOCK_WAIT_MS = 20_000

interface Dependencies {
  readonly api: () => Pick<AuthApi, 'refreshTokens'>
  readonly session: SessionStore
  readonly locks: LockPort
  /** Whether the session is being ended by choice: what the server refuses then has not expired. */
  readonly isEnding: () => boolean
  /** The server refused the refresh token. The record is already gone. */
  readonly onRefused: () => void
}

/**
 * The exchange of a refused access token for a new pair. A refresh token is used once: parallel calls of the tab share
 * one exchange, tabs take turns by a lock, and the stored pair is read again inside it.
 */
export function createTokenRefresh({ api, session, locks, isEnding, onRefused }: Dependencies) {
  const inFlight = new Map<string, Promise<string | null>>()

  const exchangeInLock = async (refused: string): Promise<string | null> => {
    const now = session.own()
    // Another tab may have refreshed while this one waited.
    if (!now || now.token !== refused) return now?.token ?? null
    const isUnchanged = () => session.own()?.refreshToken === now.refreshToken
    try {
      const tokens = await api().refreshTokens(now.refreshToken)
      if (!tokens.token || !tokens.refreshToken) throw new Error('The refresh answered no tokens')
      // Logged out, or storage cleared, while the answer was on its way: nothing comes back to life.
      if (!isUnchanged()) return session.own()?.token ?? null
      session.replaceTokens(now, tokens)
      return tokens.token
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (!isUnchanged()) return session.own()?.token ?? null
      if (isEnding()) return null
      session.close(true)
      onRefused()
      return null
    }
  }

  const exchange = async (refused: string): Promise<string | null> => {
    const before = session.own()
    if (!before || before.token !== refused) return before?.token ?? null
    return locks.request('stoa:refresh', () => exchangeInLock(refused), LOCK_WAIT_MS)
  }

  /** A token to retry with, or null when the session is over. Rejects when no refresh could be made. */
  return (refused: string): Promise<string | null> => {
    let running = inFlight.get(refused)
    if (!running) {
      running = exchange(refused).finally(() => inFlight.delete(refused))
      inFlight.set(refused, running)
    }
    return running
  }
}
