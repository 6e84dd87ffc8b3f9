/** All that are there, for a log-out. */
const KEYS = ['stoa:checkout', 'stoa:after-sales', 'stoa:reviews', 'stoa:questions'] as const
export type TabDraftKey = (typeof KEYS)[number]

/** What somebody has begun and not sent: kept in the tab, for its user alone. */
interface Owned {
  readonly userId: string
}

export function readTabDraft<D extends Owned>(key: TabDraftKey, userId: string): D | Owned {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) as D | null
  return draft?.userId === userId ? draft : { userId }
}

export function keepTabDraft(key: TabDraftKey, draft: Owned): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)))
}

export function forgetTabDraft(key: TabDraftKey): void {
  attempt(() => sessionStorage.removeItem(key))
}

export const forgetAllTabDrafts = (): void => KEYS.forEach(forgetTabDraft)

/** Storage may be full or forbidden: then a reload loses what was typed, and nothing else. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
