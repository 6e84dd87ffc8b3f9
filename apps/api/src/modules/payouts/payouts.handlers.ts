import { Readable } from 'node:stream'
import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { createEarningsService } from './earnings.service.ts'
import { createPayoutAccountService } from './payout-account.service.ts'
import { findPayoutsOf } from './payouts.repository.ts'

type PayoutHandlers = Pick<
  Handlers,
  'getEarnings' | 'getStatement' | 'getStatementCsv' | 'listPayouts' | 'getPayoutAccount' | 'setPayoutAccount'
>

export function createPayoutHandlers(deps: Deps, factors: SecondFactors): PayoutHandlers {
  const { db, money } = deps
  const earnings = createEarningsService(deps)
  const account = createPayoutAccountService(deps, factors.requireFresh)
  return {
    getEarnings: ({ shop }) => earnings.earnings(shop),
    getStatement: ({ shop, params, query }) => earnings.statement(shop, params.month, query),
    getStatementCsv: async ({ shop, params: { month } }) => ({
      contentType: 'text/csv; charset=utf-8',
      body: Readable.from(earnings.csv(shop, month)),
      headers: { 'content-disposition': `attachment; filename="${shop.slug}-${month}.csv"` },
    }),
    async listPayouts({ shop }) {
      const rows = await inShopTx(db, shop, tx => findPayoutsOf(tx, shop.shopId))
      return {
        items: rows.map(
          ({ number, status, amountMinor, account: masked, reference, reason, createdAt, finishedAt }) => ({
            number,
            status,
            amount: money.toDecimal(amountMinor),
            account: masked,
            reference,
            reason,
            createdAt: new Date(createdAt).toISOString(),
            finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
          }),
        ),
      }
    },
    getPayoutAccount: ({ shop }) => account.read(shop),
    setPayoutAccount: ({ shop, actor, body }) => account.change(shop, actor.sessionId, body),
  }
}
