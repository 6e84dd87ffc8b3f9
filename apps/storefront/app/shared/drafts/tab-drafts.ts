import { keepTabDraft, readTabDraft, type TabDraftKey } from './tab-draft.ts'

/** Age up to which a draft's uploads are used, in milliseconds. The server keeps unused uploads for an hour. */
const PICTURES_LAST_MS = 50 * 60_000

interface Kept {
  readonly keptAt: number
  readonly pictures?: readonly unknown[]
}

interface Drafts {
  readonly userId: string
  readonly drafts?: Readonly<Record<string, Kept>>
}

/** Keeps several named drafts of one user under one key of the tab's storage. */
export function createTabDrafts(key: TabDraftKey) {
  const all = (userId: string) => (readTabDraft<Drafts>(key, userId) as Drafts).drafts ?? {}
  const write = (userId: string, drafts: Drafts['drafts']) =>
    keepTabDraft(key, { userId, drafts } satisfies Drafts as Drafts)
  return {
    /** Reads a draft; null if there is none. Leaves out expired pictures. The caller is responsible for the type. */
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
