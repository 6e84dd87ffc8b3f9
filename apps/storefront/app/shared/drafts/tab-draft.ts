import { attempt } from '../../lib/attempt.ts'

/** Keys of all drafts of a tab. */
const KEYS = ['stoa:checkout', 'stoa:after-sales', 'stoa:reviews', 'stoa:questions'] as const
export type TabDraftKey = (typeof KEYS)[number]

/** Draft of one user, kept in the tab. */
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
