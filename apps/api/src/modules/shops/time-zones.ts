import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'

/**
 * Asks that a time zone is one that both Node and PostgreSQL count days in.
 *
 * @throws problem `request.invalid`
 */
export async function requireTimeZone(db: Queryable, timeZone: string): Promise<void> {
  if (isKnownHere(timeZone) && (await isKnownThere(db, timeZone))) return
  throw problem('request.invalid', {
    detail: 'Please choose a time zone of the list.',
    fields: [{ pointer: '/timeZone', code: 'unknown', message: 'is no time zone that we know' }],
  })
}

function isKnownHere(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

async function isKnownThere(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${name}`)
  return rows.length > 0
}
