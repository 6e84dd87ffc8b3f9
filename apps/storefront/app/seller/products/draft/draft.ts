import { dirtyPaths } from './dirty-paths.ts'
import { type Question, rebase } from './rebase.ts'
import { type Path, put, reuse, same, type Value } from './tree.ts'

/** Document under edit: the server's version that I last saw, and mine. */
export interface Draft<T> {
  /** Version on the server; 0 for a document that the server doesn't have yet. */
  readonly version: number
  readonly base: T
  readonly mine: T
  /** Conflicts with another user's changes, in the order of the document. */
  readonly questions: readonly Question[]
}

export const beginDraft = <T>(base: T, version: number, mine: T = base): Draft<T> => ({
  version,
  base,
  mine,
  questions: [],
})

export const edit = <T>(draft: Draft<T>, changes: Partial<T>): Draft<T> => ({
  ...draft,
  mine: { ...draft.mine, ...changes },
})

export const changesOf = <T>({ base, mine }: Draft<T>): readonly Path[] =>
  dirtyPaths(base as Value, mine as Value)

export const isDirty = <T>({ base, mine }: Draft<T>): boolean => !same(base as Value, mine as Value)

/** Bases the draft on a version that another user saved. Also returns the paths that only they changed. */
export function moveOnto<T>(
  draft: Draft<T>,
  theirs: T,
  version: number,
): { draft: Draft<T>; taken: readonly Path[] } {
  const base = reuse(draft.base as Value, theirs as Value)
  const { value, taken, questions } = rebase(draft.base as Value, draft.mine as Value, base)
  return { draft: { version, base: base as T, mine: value as T, questions }, taken }
}

/** Resolves a conflict. The draft already contains my value. */
export function answer<T>(draft: Draft<T>, question: Question, choice: 'mine' | 'theirs'): Draft<T> {
  return {
    ...draft,
    mine: choice === 'mine' ? draft.mine : (put(draft.mine as Value, question.path, question.theirs) as T),
    questions: draft.questions.filter(other => other !== question),
  }
}

/** Bases the draft on the saved version. Changes that were typed during the save stay unsaved. */
export function afterSave<T>(draft: Draft<T>, sent: T, saved: T, version: number): Draft<T> {
  const base = reuse(sent as Value, saved as Value)
  const { value } = rebase(sent as Value, draft.mine as Value, base)
  return beginDraft(base as T, version, value as T)
}
