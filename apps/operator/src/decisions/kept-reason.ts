import { hasSessionEnded } from '../api/client.ts'

/** Question of a dialog, with the operator and the page. */
export interface AskedQuestion {
  operatorId: string
  path: string
  title: string
}

/** Reason that was being typed when the session ended. It's in memory only, and for the same operator and question. */
let kept: (AskedQuestion & { reason: string }) | null = null

/** Keeps what was typed if the session has ended, so that it's there after the next login. */
export function keepReason(question: AskedQuestion, reason: string): void {
  if (hasSessionEnded() && reason.trim() !== '') kept = { ...question, reason }
}

/** Returns the reason that was kept for a question. Null if there is none. */
export function keptReason({ operatorId, path, title }: AskedQuestion): string | null {
  // Another operator logged in.
  if (kept?.operatorId !== operatorId) kept = null
  return kept?.path === path && kept.title === title ? kept.reason : null
}

/** Forgets the reason, since a dialog shows it again. */
export function forgetReason(): void {
  kept = null
}
