import type { Queryable } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { hasTimeZone } from './seller.repository.ts'

/**
 * Asks that a time zone is one that both Node and PostgreSQL count days in.
 *
 * @throws problem `request.invalid`
 */
export async function requireTimeZone(db: Queryable, timeZone: string): Promise<void> {
  if (isKnownHere(timeZone) && (await hasTimeZone(db, timeZone))) return
  throw problem('request.invalid', {
    detail: 'Choose a time zone from the list.',
    fields: [{ pointer: '/timeZone', code: 'unknown', message: 'This isn’t a known time zone.' }],
  })
}

function isKnownHere(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
