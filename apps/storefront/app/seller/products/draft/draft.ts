import { dirtyPaths } from './dirty-paths.ts'
import { type Question, rebase } from './rebase.ts'
import { type Path, put, reuse, same, type Value } from './tree.ts'

/** A document under edit: what the server has, as I last saw it, and what I made of it. */
export interface Draft<T> {
  /** The server's count of edits; 0 for a document that it does not have yet. */
  readonly version: number
  readonly base: T
  readonly mine: T
  /** What another changed as well, in the order of the document. */
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

/** Another saved meanwhile: theirs is the new ground. Also says what I did not touch and now have from them. */
export function moveOnto<T>(
  draft: Draft<T>,
  theirs: T,
  version: number,
): { draft: Draft<T>; taken: readonly Path[] } {
  const base = reuse(draft.base as Value, theirs as Value)
  const { value, taken, questions } = rebase(draft.base as Value, draft.mine as Value, base)
  return { draft: { version, base: base as T, mine: value as T, questions }, taken }
}

/** Answers a question; mine stands already. */
export function answer<T>(draft: Draft<T>, question: Question, choice: 'mine' | 'theirs'): Draft<T> {
  return {
    ...draft,
    mine: choice === 'mine' ? draft.mine : (put(draft.mine as Value, question.path, question.theirs) as T),
    questions: draft.questions.filter(other => other !== question),
  }
}

/** The save went through. What was typed while it ran stays unsaved. */
export function afterSave<T>(draft: Draft<T>, sent: T, saved: T, version: number): Draft<T> {
  const base = reuse(sent as Value, saved as Value)
  const { value } = rebase(sent as Value, draft.mine as Value, base)
  return beginDraft(base as T, version, value as T)
}
