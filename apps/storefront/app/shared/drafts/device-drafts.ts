/** Every draft is a record of its own: two tabs that write at once do not write over each other. */
const PREFIX = 'stoa:draft/'
const DAY_MS = 24 * 60 * 60_000
/** Nobody looks for what lies longer. */
const LASTS_MS = 30 * DAY_MS
/** An upload can be used for an hour after it was made. */
const PICTURES_LAST_MS = 50 * 60_000

export interface KeptDraft<D> {
  readonly key: string
  /** When it was kept last, in milliseconds. */
  readonly keptAt: number
  readonly content: D
}

const folderOf = (userId: string, name: string) => `${PREFIX}${userId}/${name}/`

/** A place for a draft of this user: what it is about, and which form keeps it there. */
export const newDraftKey = (userId: string, name: string): string =>
  folderOf(userId, name) + Math.random().toString(36).slice(2)

/** Where drafts about this are kept, the newest first. Those that have become too old go. */
export function findDraftKeys(userId: string, name: string): string[] {
  const keys = storedKeys(folderOf(userId, name))
  const found = keys.flatMap(key => readDraft(key) ?? [])
  for (const { key, keptAt } of found) if (Date.now() - keptAt > LASTS_MS) forgetDraft(key)
  return found
    .filter(({ keptAt }) => Date.now() - keptAt <= LASTS_MS)
    .sort((one, other) => other.keptAt - one.keptAt)
    .map(({ key }) => key)
}

/** The caller knows its shape. */
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

export function forgetDraft(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

/** All that a user has in this browser, for a log-out. */
export function forgetDraftsOf(userId: string): void {
  for (const key of storedKeys(`${PREFIX}${userId}/`)) forgetDraft(key)
}

/** Whether pictures that were uploaded for a draft can still be used. */
export const hasPictures = ({ keptAt }: Pick<KeptDraft<unknown>, 'keptAt'>): boolean =>
  Date.now() - keptAt < PICTURES_LAST_MS

/**
 * Waits until no open tab works on a draft any more, and works on it from then on. A tab that is closed or has crashed
 * lets go of what it had. Answers how to let go.
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
  // Only a page of a secure origin has locks; elsewhere two tabs may be offered the same.
  if (navigator.locks) navigator.locks.request(key, { signal: giveUp.signal }, hold).catch(() => {})
  else queueMicrotask(() => void hold())
  return () => {
    giveUp.abort()
    letGo()
  }
}

const storedKeys = (start: string): string[] =>
  attempt(() => Object.keys(localStorage).filter(key => key.startsWith(start))) ?? []

/** Storage may be full or forbidden: then a closed tab loses what was typed, and nothing else. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
