import type { components } from '@stoa/api-client/operator-schema'
import type { Tx } from '../../platform/db/client.ts'
import type { Money } from '../../platform/money.ts'
import { readBooks } from './books.repository.ts'

type Effect = components['schemas']['Effect']

/** Effects of a decision on both sides of orders. */
export interface Measured {
  refundedMinor: number
  effects: Effect[]
}

/**
 * Does something, and measures what it did to the buyer and the shops of these orders. The amounts are those that were entered, so that
 * a dry run can't show others.
 *
 * @param isSent whether both sides get an email
 */
export async function measured(
  tx: Tx,
  { orderIds, money, isSent = true }: { orderIds: readonly string[]; money: Money; isSent?: boolean },
  work: () => Promise<unknown>,
): Promise<Measured> {
  if (orderIds.length === 0) {
    await work()
    return { refundedMinor: 0, effects: [] }
  }
  const before = await readBooks(tx, orderIds)
  await work()
  const after = await readBooks(tx, orderIds)
  const change = (of: 'refundedMinor' | 'commissionBackMinor' | 'releasedMinor' | 'balanceMinor') =>
    after[of] - before[of]
  const effect = (kind: Effect['kind'], minor: number): Effect[] =>
    minor === 0 ? [] : [{ kind, count: 1, amount: money.toDecimal(minor) }]
  return {
    refundedMinor: change('refundedMinor'),
    effects: [
      ...effect('refund', change('refundedMinor')),
      ...effect('hold_released', change('releasedMinor')),
      ...effect('commission_back', change('commissionBackMinor')),
      ...effect('shop_balance', change('balanceMinor')),
      ...(isSent ? [{ kind: 'email' as const, count: after.people }] : []),
    ],
  }
}
