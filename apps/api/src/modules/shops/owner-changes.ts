import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../mail/index.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import { passwordWrong, requirePassword } from '../users/index.ts'
import { createShopEmails } from './shop-emails.ts'
import type { findOwners } from './shop-status.repository.ts'

export type OwnerChanges = ReturnType<typeof createOwnerChanges>

export const passwordNeeded = () =>
  passwordWrong('/password', 'Enter your password to add an owner or change an owner’s role.')

/**
 * Owners choose the account for payouts. Changing an owner therefore requires the password and, if set up, a recent second
 * factor, and every previous owner gets an email. A stolen session must not take over a shop unnoticed.
 */
export function createOwnerChanges(deps: Deps, requireSecondFactor: SecondFactors['requireFresh']) {
  const templates = createShopEmails(deps.brand)
  return {
    /** @throws problem `account.password_wrong`, `auth.second_factor_required` */
    async allow(shop: ShopScope, sessionId: string, password: string | undefined): Promise<void> {
      if (password === undefined) throw passwordNeeded()
      await requirePassword(deps, shop.userId, password, '/password')
      await requireSecondFactor({ userId: shop.userId, sessionId })
    },

    /** @param owners before the change */
    async tell(
      tx: Tx,
      owners: Awaited<ReturnType<typeof findOwners>>,
      shop: { name: string; slug: string },
      member: { name: string; email: string; isOwner: boolean },
    ): Promise<void> {
      for (const owner of owners) await queueEmail(tx, templates.ownersChanged(owner, shop, member))
    },
  }
}
