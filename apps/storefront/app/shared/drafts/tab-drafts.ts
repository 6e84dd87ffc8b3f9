import { keepTabDraft, readTabDraft, type TabDraftKey } from './tab-draft.ts'

/** An upload can be used for an hour after it was made. */
const PICTURES_LAST_MS = 50 * 60_000

interface Kept {
  readonly keptAt: number
  readonly pictures?: readonly unknown[]
}

interface Drafts {
  readonly userId: string
  readonly drafts?: Readonly<Record<string, Kept>>
}

/** Several drafts of a kind under one key of the tab's storage, each under a name; for their user alone. */
export function createTabDrafts(key: TabDraftKey) {
  const all = (userId: string) => (readTabDraft<Drafts>(key, userId) as Drafts).drafts ?? {}
  const write = (userId: string, drafts: Drafts['drafts']) =>
    keepTabDraft(key, { userId, drafts } satisfies Drafts as Drafts)
  return {
    /** The caller knows its shape. Pictures that nobody can use any more are left out. */
    read<D extends object>(userId: string, name: string): D | null {
      const found = all(userId)[name]
      if (!found) return null
      const { keptAt, ...draft } = found
      const isFresh = Date.now() - keptAt < PICTURES_LAST_MS
      return (isFresh || !draft.pictures ? draft : { ...draft, pictures: [] }) as D
    },
    keep: (userId: string, name: string, draft: object) =>
      write(userId, { ...all(userId), [name]: { ...draft, keptAt: Date.now() } }),
    forget(userId: string, name: string) {
      const { [name]: _, ...others } = all(userId)
      write(userId, others)
    },
  }
}
