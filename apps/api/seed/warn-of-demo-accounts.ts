import { SettingsError } from '@stoa/server-kit/settings'
import { sql } from 'drizzle-orm'
import type { Deps } from '../src/platform/deps.ts'
import { DEMO_BUYER, DEMO_OPERATOR, DEMO_PASSWORD, DEMO_SELLER } from './accounts.ts'

/**
 * Warns of demo accounts in a marketplace that is no longer a demo. Their password is in the source, and a data
 * folder that was first used for a demo still contains them.
 *
 * @throws SettingsError while one of them may use the operator console
 */
export async function warnOfDemoAccounts(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  say: (line: string) => void,
): Promise<void> {
  const { rows } = await db.execute<{ email: string; hash: string | null; isOperator: boolean }>(
    sql`select email, password_hash as hash, exists (select 1 from operators o where o.user_id = users.id) as "isOperator"
      from users where email in (${DEMO_BUYER}, ${DEMO_SELLER}, ${DEMO_OPERATOR}) order by email`,
  )
  const open: string[] = []
  for (const { email, hash, isOperator } of rows) {
    if (!(await passwords.verify(hash, DEMO_PASSWORD))) continue
    if (isOperator)
      throw new SettingsError([
        `${email} is an operator, and everybody knows its password: it is the demo’s. Nothing was started. Make another account an operator (\`pnpm --filter api operator grant EMAIL admin\`) and run \`pnpm --filter api operator revoke ${email}\`, or begin with an empty database`,
      ])
    open.push(email)
  }
  if (open.length > 0)
    say(
      `WARNING: the password of ${open.join(' and ')} is the demo’s, which everybody knows: log in with it and change it, or begin with an empty database`,
    )
}
