import { attempt } from '../../lib/attempt.ts'
import { draftPrefix, forgetDraft, storedKeys } from './forget-device-drafts.ts'

const DAY_MS = 24 * 60 * 60_000
/** Age after which drafts are deleted, in milliseconds. */
const LASTS_MS = 30 * DAY_MS
/** Age up to which a draft's uploads are used, in milliseconds. The server keeps unused uploads for an hour. */
const PICTURES_LAST_MS = 50 * 60_000

export interface KeptDraft<D> {
  readonly key: string
  /** Time of the last save, in milliseconds. */
  readonly keptAt: number
  readonly content: D
}

const folderOf = (userId: string, name: string) => `${draftPrefix(userId)}${name}/`

/**
 * Makes a key for a draft, so that two tabs don't overwrite each other's.
 *
 * @param name subject of the draft; several forms may have drafts of one subject
 */
export const newDraftKey = (userId: string, name: string): string =>
  folderOf(userId, name) + Math.random().toString(36).slice(2)

/** Keys of a user's drafts of a subject, newest first. Deletes drafts that are too old. */
export function findDraftKeys(userId: string, name: string): string[] {
  const keys = storedKeys(folderOf(userId, name))
  const found = keys.flatMap(key => readDraft(key) ?? [])
  for (const { key, keptAt } of found) if (Date.now() - keptAt > LASTS_MS) forgetDraft(key)
  return found
    .filter(({ keptAt }) => Date.now() - keptAt <= LASTS_MS)
    .sort((one, other) => other.keptAt - one.keptAt)
    .map(({ key }) => key)
}

/** Reads a draft; null if there is none. The caller is responsible for the type. */
export function readDraft<D>(key: string): KeptDraft<D> | null {
  const stored = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null')) as Omit<
    KeptDraft<D>,
    'key'
  > | null
  return stored?.content ? { ...stored, key } : null
}

export function keepDraft(key: string, content: object): void {
  attempt(() => localStorage.setItem(key, JSON.stringify({ keptAt: Date.now(), content })))
}

/** Whether pictures that were uploaded for a draft can still be used. */
export const hasPictures = ({ keptAt }: Pick<KeptDraft<unknown>, 'keptAt'>): boolean =>
  Date.now() - keptAt < PICTURES_LAST_MS

/**
 * Calls `onClaimed` once no other open tab holds the draft. Closing or crashing releases a tab's drafts. Returns a
 * function that releases the draft.
 */
export function claimDraft(key: string, onClaimed: () => void): () => void {
  const giveUp = new AbortController()
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  const hold = () => {
    if (!giveUp.signal.aborted) onClaimed()
    return held
  }
  // Only secure origins have locks. Elsewhere two tabs may be offered one draft.
  if (navigator.locks) navigator.locks.request(key, { signal: giveUp.signal }, hold).catch(() => {})
  else queueMicrotask(() => void hold())
  return () => {
    giveUp.abort()
    letGo()
  }
}
