import type { SafeStorage } from '../storage.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'
import type { SessionRecord } from '../types.ts'

/**
 * The stored record. `sid` names the login, and a refresh keeps it: so a tab can tell another tab's refresh
 * (same person, newer tokens) from another tab's login (maybe someone else).
 */
export interface StoredSession extends SessionRecord {
  readonly sid?: string
}

export interface SessionStore {
  /** Takes the stored session as this tab's; false when there is none. */
  adopt(): boolean
  open(record: SessionRecord): void
  /** @param isEnded the server ended it */
  close(isEnded?: boolean): void
  /** Whether the server ended this tab's session, as another tab has seen. */
  isEnded(): boolean
  /** Whether a session is stored, this tab's or not. */
  isStored(): boolean
  /** Whether the stored session is not this tab's: another tab logged in, out, or as someone else. */
  isForeign(): boolean
  /** This tab's record. A token of another login is never given: the calls of this tab are not that user's. */
  own(): StoredSession | null
  replaceTokens(record: StoredSession, tokens: { token: string; refreshToken: string }): void
}

const parseSession = (raw: unknown): StoredSession | null => {
  const record = raw as StoredSession
  return typeof record.token === 'string' && typeof record.refreshToken === 'string' ? record : null
}

/** @param onForeign a call met a stored session that is not this tab's */
export function createSessionStore(
  storage: SafeStorage,
  newId: () => string,
  onForeign: () => void,
): SessionStore {
  // The login that this tab belongs to.
  let sid: string | undefined

  const read = () => storage.get(STORAGE_KEYS.session, parseSession)
  const write = (record: StoredSession | null) => storage.set(STORAGE_KEYS.session, record)
  const isOwn = (record: StoredSession | null) => (record ? (record.sid ?? '') : undefined) === sid
  const isForeign = () => !isOwn(read())

  return {
    isForeign,
    isStored: () => storage.raw(STORAGE_KEYS.session) !== null,
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
    isEnded: () => storage.get(STORAGE_KEYS.endedSession, String) === sid,
    close(isEnded) {
      // Applies to this tab's session only: another tab may have logged in as someone else since.
      if (!isForeign()) {
        // Written first: a tab that sees the record disappear must find the reason.
        if (isEnded) storage.set(STORAGE_KEYS.endedSession, sid)
        write(null)
      }
      // A copy of a damaged record holds tokens too.
      storage.removeBackups(STORAGE_KEYS.session)
      sid = undefined
    },
    own() {
      if (sid === undefined) return null
      const record = read()
      if (isOwn(record)) return record
      onForeign()
      return null
    },
    replaceTokens: (record, { token, refreshToken }) => write({ ...record, token, refreshToken }),
  }
}
