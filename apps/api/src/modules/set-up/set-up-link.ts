import type { Db } from '../../platform/db/client.ts'
import { DAY } from '../../platform/durations.ts'
import { hashToken, newOpaqueToken } from '../auth/index.ts'
import { writeLink } from './set-up.repository.ts'

/**
 * Makes the link to the set-up page, and ends an earlier one. Only a hash of its token is stored. The token is in the
 * fragment, which browsers don't send, so that no log has it.
 */
export async function makeSetUpLink(
  db: Db,
  { email, siteUrl, now }: { email: string; siteUrl: string; now: Date },
): Promise<{ href: string; expiresAt: Date }> {
  const token = newOpaqueToken()
  const expiresAt = new Date(now.getTime() + DAY)
  await writeLink(db, { email, tokenHash: hashToken(token), expiresAt })
  return { href: `${siteUrl}/set-up#token=${token}`, expiresAt }
}
