import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { OPERATOR_KEYS } from '../../platform/operator-keys.ts'
import { issueAccountToken, newOpaqueToken } from '../auth/index.ts'
import { createUser, findUserByEmail, usernameOf } from '../users/index.ts'
import { SHELL } from './log.repository.ts'
import { lockAdmins } from './operators.repository.ts'
import { grantOperator } from './team.service.ts'

/**
 * Makes the account with this address the first admin, unless there is one already. Creates the account if there is none.
 *
 * @returns null if there is an admin; `unconfirmed` if the account has to confirm its address first, which anyone may have
 * registered; otherwise a token of a new account's link to choose its password, which works for an hour, or null for an
 * account that exists
 */
export async function appointFirstAdmin(
  tx: Tx,
  { passwords }: Pick<Deps, 'passwords'>,
  { email, now }: { email: string; now: Date },
): Promise<{ passwordToken: string | null } | 'unconfirmed' | null> {
  if ((await lockAdmins(tx)).length > 0) return null
  const known = await findUserByEmail(tx, email)
  if (known && !known.emailConfirmedAt) return 'unconfirmed'
  const passwordToken = known ? null : await createAccount(tx, passwords, { email, now })
  await grantOperator(
    tx,
    { ...SHELL, keys: OPERATOR_KEYS },
    { email, keys: OPERATOR_KEYS, reason: null, now, isNew: !known },
  )
  return { passwordToken }
}

/** Creates an account with a password that no one knows. */
async function createAccount(
  tx: Tx,
  passwords: Deps['passwords'],
  { email, now }: { email: string; now: Date },
): Promise<string> {
  const userId = await createUser(tx, {
    email,
    username: await usernameOf(tx, email),
    passwordHash: await passwords.hash(newOpaqueToken()),
    isActive: 1,
  })
  return issueAccountToken(tx, { userId, purpose: 'reset-password', now })
}
