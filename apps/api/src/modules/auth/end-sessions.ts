import type { Db } from '../../platform/db/client.ts'
import { findUserByEmail } from '../users/index.ts'
import * as repository from './auth.repository.ts'

const REASON = 'ended-by-operator'

/**
 * Logs out an account, or all accounts for null, on behalf of the operator. Returns the number of ended sessions, or
 * null if no account has the address.
 */
export async function endSessions(
  db: Db,
  email: string | null,
  now: Date,
): Promise<{ accountId?: string; ended: number } | null> {
  if (email === null) return { ended: (await repository.revokeAllSessions(db, REASON, now)).rowCount ?? 0 }
  const user = await findUserByEmail(db, email.trim())
  if (!user) return null
  const { rowCount } = await repository.revokeSessionsOf(db, user.id, REASON, now)
  return { accountId: user.id, ended: rowCount ?? 0 }
}
