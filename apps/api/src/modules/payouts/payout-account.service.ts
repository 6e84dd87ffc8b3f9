import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { requirePassword } from '../users/index.ts'
import { bankAccountOf, maskedAccount } from './bank-account.ts'
import { tellAccountChanged } from './payout-emails.ts'
import { type AccountRow, findAccount, lockAccount, saveAccount } from './payouts.repository.ts'

type Schemas = components['schemas']

/**
 * Creates the service for the bank account that receives a shop's payouts. Only owners see and change it, and every
 * owner gets an email about a change.
 */
export function createPayoutAccountService(deps: Deps, requireSecondFactor: SecondFactors['requireFresh']) {
  const { db, clock, brand } = deps
  const answerOf = (row: AccountRow | undefined): Schemas['PayoutAccountAnswer'] => ({
    account: row
      ? {
          holder: row.holder,
          kind: row.kind,
          masked: maskedAccount(row),
          changedAt: new Date(row.changedAt).toISOString(),
        }
      : null,
  })

  return {
    read: async (shop: ShopScope) => answerOf(await inShopTx(db, shop, tx => findAccount(tx, shop.shopId))),

    /**
     * @throws problem `account.password_wrong`, `auth.second_factor_required`; `request.invalid` for an invalid
     * number
     */
    async change(
      shop: ShopScope,
      sessionId: string,
      { password, holder, account: given }: Schemas['PayoutAccountRequest'],
    ): Promise<Schemas['PayoutAccountAnswer']> {
      await requirePassword(deps, shop.userId, password, '/password')
      await requireSecondFactor({ userId: shop.userId, sessionId })
      const account = bankAccountOf(given)
      return inShopTx(db, shop, async tx => {
        await lockAccount(tx, shop.shopId)
        // Later than a payout to the account before, whose file then leaves the shop out.
        const now = clock.now()
        await saveAccount(tx, shop, { ...account, holder: holder.trim(), now })
        await tellAccountChanged(tx, shop.shopId, { masked: maskedAccount(account), brand })
        return answerOf(await findAccount(tx, shop.shopId))
      })
    },
  }
}
