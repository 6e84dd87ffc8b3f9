import type { Db } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Brand } from '../mail/index.ts'
import { findUserByEmail } from '../users/index.ts'
import { tellOwner } from './second-factor.emails.ts'
import * as repository from './second-factor.repository.ts'

/** Removes all second factors of an owner who has lost them, for the operator. The owner gets an email. */
export function switchOffSecondFactor(
  db: Db,
  brand: Brand,
  email: string,
): Promise<'done' | 'no-account' | 'was-off'> {
  return inTx(db, async tx => {
    const user = await findUserByEmail(tx, email)
    if (!user) return 'no-account'
    const app = await repository.findApp(tx, user.id)
    const passkeys = await repository.findPasskeys(tx, user.id)
    if (!app?.activatedAt && passkeys.length === 0) return 'was-off'
    await repository.deleteFactors(tx, user.id)
    await tellOwner(tx, brand, user, 'reset')
    return 'done'
  })
}
