import { attempt } from '../../lib/attempt.ts'

// Every page forgets drafts at logout, and only a few pages keep them. So this is apart from what keeps them.

/** Start of the keys of a user's drafts on this device. */
export const draftPrefix = (userId: string): string => `stoa:draft/${userId}/`

export const storedKeys = (start: string): string[] =>
  attempt(() => Object.keys(localStorage).filter(key => key.startsWith(start))) ?? []

export function forgetDraft(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

/** Deletes all drafts of a user in this browser, for logging out. */
export function forgetDraftsOf(userId: string): void {
  for (const key of storedKeys(draftPrefix(userId))) forgetDraft(key)
}
