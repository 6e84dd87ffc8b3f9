import type { Queryable } from '../../platform/db/client.ts'
import { DAY, HOUR, MINUTE } from '../../platform/durations.ts'
import { insertAccountToken, type TokenPurpose } from './auth.repository.ts'
import { hashToken, newOpaqueToken } from './tokens.ts'

const LIFETIME: Record<TokenPurpose, number> = {
  activate: DAY,
  'confirm-email': DAY,
  'change-email': DAY,
  'reset-password': HOUR,
  'known-device': 30 * MINUTE,
}

interface Issued {
  userId: string
  purpose: TokenPurpose
  now: Date
  /** New address of a change. */
  email?: string
}

/** Stores a one-time token for an emailed link, and returns it. Only its hash is stored. */
export async function issueAccountToken(
  tx: Queryable,
  { userId, purpose, now, email }: Issued,
): Promise<string> {
  const token = newOpaqueToken()
  await insertAccountToken(tx, {
    userId,
    purpose,
    email: email ?? null,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME[purpose]),
  })
  return token
}
