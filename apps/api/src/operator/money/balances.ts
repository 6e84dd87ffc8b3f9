import type { components } from '@stoa/api-client/operator-schema'
import type { BalanceRow } from '../../modules/payouts/index.ts'
import type { Money } from '../../platform/money.ts'
import { moneyShop } from './payouts.ts'

/** Balance of a shop, as the console shows it. */
export const balanceView = (
  row: BalanceRow,
  { toDecimal }: Pick<Money, 'toDecimal'>,
): components['schemas']['Balance'] => ({
  shop: moneyShop(row),
  available: toDecimal(row.availableMinor),
  waiting: toDecimal(row.waitingMinor),
  account: row.account && {
    kind: row.account.kind,
    last4: row.account.number.slice(-4),
    changedAt: new Date(row.account.changedAt).toISOString(),
  },
  why: row.why,
})
