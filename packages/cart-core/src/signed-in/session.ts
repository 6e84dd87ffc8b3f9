import { STORAGE_KEYS } from '../constants.ts'
import type { Kit } from '../kit.ts'
import type { SessionPort } from '../ports.ts'
import { isRefusal } from '../result.ts'
import type { SessionRecord } from '../types.ts'

/**
 * The stored record. `sid` names the login, and a refresh keeps it: so a tab can tell another tab's refresh
 * (same person, newer tokens) from another tab's login (maybe someone else).
 */
interface StoredSession extends SessionRecord {
  readonly sid?: string
}

export interface Session extends SessionPort {
  /** Takes the stored session as this tab's; false when there is none. */
  adopt(): boolean
  open(record: SessionRecord): void
  close(): void
  /** Whether the stored session is no longer this tab's: another tab logged in, out, or as someone else. */
  isForeign(): boolean
}

const LOCK_WAIT_MS = 20_000

const parseSession = (raw: unknown): StoredSession | null => {
  const record = raw as StoredSession
  return typeof record.token === 'string' && typeof record.refreshToken === 'string' ? record : null
}

export interface SessionEvents {
  /** The server refused the refresh token. The record is already gone. */
  expired(): void
  /** A call met a session in storage that is not this tab's. */
  foreign(): void
  /** Whether somebody is ending the session: what the server refuses then has not expired. */
  isEnding(): boolean
}

export function createSession({ vault, locks, newId, api }: Kit, events: SessionEvents): Session {
  // The login that this tab belongs to.
  let sid: string | undefined
  const inFlight = new Map<string, Promise<string | null>>()

  const read = () => vault.get(STORAGE_KEYS.session, parseSession)
  const write = (record: StoredSession | null) => vault.set(STORAGE_KEYS.session, record)

  /** This tab's record. A token of another login is never handed out: the calls of this tab are not its. */
  const own = (): StoredSession | null => {
    const record = read()
    if (record?.sid === sid) return record
    events.foreign()
    return null
  }

  const exchange = async (refused: string): Promise<string | null> => {
    const before = own()
    if (!before || before.token !== refused) return before?.token ?? null
    return locks.request(
      'stoa:refresh',
      async () => {
        // Another tab may have refreshed while this one waited: a refresh token is spent once.
        const now = own()
        if (!now || now.token !== refused) return now?.token ?? null
        try {
          const { accessToken: token, newRefreshToken: refreshToken } = await api().auth.refreshToken(
            now.refreshToken,
          )
          if (!token || !refreshToken) throw new Error('The refresh answered no tokens')
          // Logged out, or storage cleared, while the answer was on its way: nothing comes back to life.
          if (own()?.refreshToken !== now.refreshToken) return own()?.token ?? null
          write({ ...now, token, refreshToken })
          return token
        } catch (error) {
          if (!isRefusal(error)) throw error
          if (own()?.refreshToken !== now.refreshToken) return own()?.token ?? null
          if (events.isEnding()) return null
          write(null)
          sid = undefined
          events.expired()
          return null
        }
      },
      LOCK_WAIT_MS,
    )
  }

  return {
    adopt() {
      const record = read()
      sid = record ? record.sid || newId() : undefined
      if (record && !record.sid) write({ ...record, sid })
      return record !== null
    },
    open({ token, refreshToken, isActive }) {
      sid = newId()
      write({ token, refreshToken, isActive, sid })
    },
    close() {
      // Only what is ours: another tab may have logged in as someone else meanwhile.
      if (read()?.sid === sid) write(null)
      sid = undefined
    },
    isForeign: () => read()?.sid !== sid,
    getToken: () => (sid ? (own()?.token ?? null) : null),
    refresh(refused) {
      let running = inFlight.get(refused)
      if (!running) {
        running = exchange(refused).finally(() => inFlight.delete(refused))
        inFlight.set(refused, running)
      }
      return running
    },
  }
}
