import type { Tx } from '../../platform/db/client.ts'
import type { Brand } from '../mail/index.ts'
import type { UserRow } from '../users/index.ts'
import { tellOwner } from './second-factor.emails.ts'
import * as repository from './second-factor.repository.ts'

/**
 * Removes all second factors of an owner who has lost them, in the operator's transaction. The owner gets an email. Returns
 * whether there was one.
 */
export async function switchOffSecondFactor(
  tx: Tx,
  brand: Brand,
  user: Pick<UserRow, 'id' | 'email' | 'username'>,
): Promise<boolean> {
  const app = await repository.findApp(tx, user.id)
  const passkeys = await repository.findPasskeys(tx, user.id)
  if (!app?.activatedAt && passkeys.length === 0) return false
  await repository.deleteFactors(tx, user.id)
  await tellOwner(tx, brand, user, 'reset')
  return true
}
