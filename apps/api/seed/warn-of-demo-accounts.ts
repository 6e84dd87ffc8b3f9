import { sql } from 'drizzle-orm'
import type { Deps } from '../src/platform/deps.ts'
import { DEMO_BUYER, DEMO_OPERATOR, DEMO_PASSWORD, DEMO_SELLER } from './accounts.ts'

/**
 * Warns of demo accounts in a marketplace that is no longer a demo. Their password is in the source, and a data
 * folder that was first used for a demo still contains them.
 */
export async function warnOfDemoAccounts(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  say: (line: string) => void,
): Promise<void> {
  const { rows } = await db.execute<{ email: string; hash: string | null }>(
    sql`select email, password_hash as hash from users where email in (${DEMO_BUYER}, ${DEMO_SELLER}, ${DEMO_OPERATOR}) order by email`,
  )
  const open: string[] = []
  for (const { email, hash } of rows) if (await passwords.verify(hash, DEMO_PASSWORD)) open.push(email)
  if (open.length > 0)
    say(
      `WARNING: the password of ${open.join(' and ')} is the demo’s, which everybody knows: log in with it and change it, or begin with an empty database`,
    )
}
