import type { Tx } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import { type CommandContext, lockOrder, type OrderState, refreshOrder } from '../../orders/index.ts'
import { refundOrder } from '../../payments/index.ts'
import { approveUnanswered, findOrderOfReturn, readReturn, takeStep } from '../returns/index.ts'
import { amountInQuestion, sumOf } from './amount-in-question.ts'
import { tellReturnDecided } from './dispute-emails.ts'
import { countDisputedReturn } from './disputed-items.ts'

export interface ReturnDecision {
  /** `approve` answers for the shop. `refund` and `dismiss` end an approved return whose items don't have to come. */
  decision: 'approve' | 'refund' | 'dismiss'
  because: string
}

/**
 * Decides a return for the marketplace. A refund is the one of all its items, as if they had come; they can't be returned again.
 *
 * @param context.labelDays days that the shop then has to provide a label
 * @param context.sendDays days that the buyer then has to send the parcel
 * @throws problem `return.not_found`, `order.not_allowed`, `refund.exceeds_payment`
 */
export async function decideReturn(
  tx: Tx,
  id: string,
  { decision, because }: ReturnDecision,
  { labelDays, sendDays, ...context }: CommandContext & { labelDays: number; sendDays: number },
): Promise<OrderState> {
  const orderId = await findOrderOfReturn(tx, { id })
  if (orderId === null) throw problem('return.not_found')
  if (decision === 'approve')
    return approveUnanswered(tx, { id: orderId }, { id, labelDays, sendDays }, context)
  const order = await lockOrder(tx, { id: orderId })
  const found = await readReturn(tx, { id, orderId })
  if (!found) throw problem('return.not_found')
  if (found.isDisputed && order.inDispute)
    throw problem('order.not_allowed', { detail: 'There’s a dispute about this return. Decide the dispute.' })
  let refundMinor = 0
  if (decision === 'refund') {
    const question = await amountInQuestion(tx, order, { claimId: null, returnId: id })
    refundMinor = sumOf(question)
    if (refundMinor === 0)
      throw problem('refund.exceeds_payment', {
        detail: 'The items of this return are already refunded. End it without a refund, and say so.',
      })
    const { items: lines, ...amounts } = question
    const refund = { ...amounts, reason: 'return', note: because, lines } as const
    const refundId = await refundOrder(tx, order, refund, context)
    await takeStep(tx, order, { id, step: 'uphold', change: { refundId } }, context)
    await countDisputedReturn(tx, order, { id, returnId: id }, context)
  } else await takeStep(tx, order, { id, step: 'dismiss' }, context)
  await refreshOrder(tx, order.id)
  await tellReturnDecided(tx, order, { lines: found.lines, because, refundMinor }, context)
  return order
}
