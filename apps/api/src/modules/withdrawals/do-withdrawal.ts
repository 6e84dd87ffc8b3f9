import type { Tx } from '../../platform/db/client.ts'
import { DAY } from '../../platform/durations.ts'
import { cancelOrder, withdrawItems } from '../after-sales/index.ts'
import { type CommandContext, type CommandDeps, lockOrder, type OrderState } from '../orders/index.ts'
import { withdrawableOf } from './withdrawable.ts'
import { tellNothingLeft } from './withdrawal-emails.ts'
import {
  type FoundGroup,
  findGroup,
  insertPart,
  lockWithdrawal,
  setStatus,
} from './withdrawals.repository.ts'

/** Days in which the buyer sends the items back, and in which the money is refunded, from the declaration on. */
const BACK_WITHIN = 14 * DAY

type Deps = Pick<CommandDeps, 'brand' | 'market'>

/**
 * Lets a withdrawal take effect. Items that weren't shipped are canceled, the others go back. Items that are no longer
 * withdrawable stay as they are, and an operator is notified if none was left.
 */
export async function doWithdrawal(tx: Tx, { brand, market }: Deps, id: string, now: Date): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (withdrawal?.status !== 'matched') return
  const group = withdrawal.groupId === null ? null : await findGroup(tx, { id: withdrawal.groupId })
  const context = { actor: 'buyer', now, notify: brand } as const
  let count = 0
  for (const found of group?.orders ?? []) {
    const order = await lockOrder(tx, { id: found.id })
    const lines = linesOf(order, withdrawal, {
      days: order.withdrawalDays ?? market.settings.withdrawal.days,
      timeZone: found.timeZone,
    })
    if (lines.length === 0) continue
    count += lines.length
    const { labelDays } = market.settings.returns
    await doPart(tx, order, { id, lines, receivedAt: withdrawal.receivedAt, labelDays }, context)
  }
  await setStatus(tx, id, 'done')
  if (count === 0) await tellNothingLeft(tx, brand, withdrawal)
}

interface PartLine {
  orderLineId: string
  canceled: number
  returned: number
}

function linesOf(
  order: OrderState,
  { items, receivedAt }: { items: { orderLineId: string; quantity: number }[] | null; receivedAt: Date },
  period: { days: number; timeZone: string },
): PartLine[] {
  const wanted = items && new Map(items.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  return order.lines.flatMap(line => {
    // The period is the one of the declaration, however late it takes effect.
    const { cancelable, returnable } = withdrawableOf(order, line, period, receivedAt)
    const quantity = wanted ? (wanted.get(line.id) ?? 0) : line.quantity
    const canceled = Math.min(quantity, cancelable)
    const returned = Math.min(quantity - canceled, returnable)
    return canceled + returned > 0 ? [{ orderLineId: line.id, canceled, returned }] : []
  })
}

async function doPart(
  tx: Tx,
  order: OrderState,
  {
    id,
    lines,
    receivedAt,
    labelDays,
  }: { id: string; lines: readonly PartLine[]; receivedAt: Date; labelDays: number },
  context: CommandContext,
): Promise<void> {
  const of = (kind: 'canceled' | 'returned') =>
    lines
      .filter(line => line[kind] > 0)
      .map(({ orderLineId, [kind]: quantity }) => ({ orderLineId, quantity }))
  const [canceled, returned] = [of('canceled'), of('returned')]
  if (canceled.length > 0)
    await cancelOrder(tx, { id: order.id }, { lines: canceled, reason: 'customer' }, context)
  const refundDueAt = new Date(receivedAt.getTime() + BACK_WITHIN)
  const sendBy = new Date(context.now.getTime() + BACK_WITHIN)
  const labelDueAt = new Date(context.now.getTime() + labelDays * DAY)
  const returnId =
    returned.length > 0
      ? await withdrawItems(
          tx,
          await lockOrder(tx, { id: order.id }),
          { lines: returned, sendBy, labelDueAt, refundDueAt },
          context,
        )
      : null
  await insertPart(tx, id, { orderId: order.id, returnId, refundDueAt, lines })
}

/** Lists what a withdrawal of a purchase could be about now. */
export function withdrawableIn(
  order: OrderState,
  found: FoundGroup['orders'][number],
  days: number,
  now: Date,
) {
  const period = { days, timeZone: found.timeZone }
  return order.lines.flatMap(line => {
    const { cancelable, returnable } = withdrawableOf(order, line, period, now)
    const quantity = cancelable + returnable
    const { title, options } = found.lines.find(({ id }) => id === line.id)!
    return quantity > 0 ? [{ id: line.id, title, options, quantity }] : []
  })
}
