import { lockOrder, type OrderState } from '../modules/orders/index.ts'
import { unstatedTaxBack } from '../modules/payments/index.ts'
import type { Tx } from '../platform/db/client.ts'
import type { Money } from '../platform/money.ts'
import { type Figures, readFigures } from './figures.repository.ts'
import type { Effect } from './shop-actions.ts'

/** Effects of an action on orders. */
export interface Measured {
  /** Refunded to the buyer, in minor units. */
  amountMinor: number
  effects: Effect[]
  /** Orders before the action. */
  orders: OrderState[]
  before: Figures
  after: Figures
}

/**
 * Runs an action on orders and measures what it changed for the buyer and the shops. Amounts are those that were entered and
 * emails those that were written, so that a dry run can't show others. Locks the orders.
 */
export async function measured(
  tx: Tx,
  { orderIds, money }: { orderIds: readonly string[]; money: Money },
  work: () => Promise<unknown>,
): Promise<Measured> {
  const orders: OrderState[] = []
  for (const id of orderIds) orders.push(await lockOrder(tx, { id }))
  const [before, taxBefore] = [await readFigures(tx, orderIds), await taxBack(tx, orderIds)]
  await work()
  const [after, taxAfter] = [await readFigures(tx, orderIds), await taxBack(tx, orderIds)]
  const change = (of: keyof Figures) => Number(after[of]) - Number(before[of])
  const amountMinor = change('refundedMinor')
  const counts = [
    { kind: 'items_canceled' as const, count: change('canceled') },
    { kind: 'items_restocked' as const, count: change('stock') },
    { kind: 'email' as const, count: change('emails') },
  ]
  const effects = [
    ...amounts(money, [
      ['refund', amountMinor],
      ['hold_released', change('releasedMinor')],
      ['shop_balance', change('balanceMinor')],
      ['commission_back', change('commissionBackMinor')],
      ['tax_back', taxAfter - taxBefore],
    ]),
    ...counts.filter(({ count }) => count > 0),
  ]
  return { amountMinor, effects, orders, before, after }
}

/** Effects with these amounts, without those that are zero. */
export const amounts = (money: Money, all: readonly (readonly [Effect['kind'], number])[]): Effect[] =>
  all
    .filter(([, minor]) => minor !== 0)
    .map(([kind, minor]) => ({ kind, count: 1, amount: money.toDecimal(minor) }))

/** Tax that refunds of these orders return, in minor units. */
async function taxBack(tx: Tx, orderIds: readonly string[]): Promise<number> {
  let sum = 0
  for (const id of orderIds) sum += await unstatedTaxBack(tx, id)
  return sum
}
