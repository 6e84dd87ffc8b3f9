import type { Tx } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import { readClaim, setClaim, takeClaimTransition } from '../../claims/index.ts'
import {
  type CommandContext,
  disputeLifecycle,
  insertHold,
  insertOrderEvent,
  lockOrder,
  type OrderState,
  openOf,
  refreshOrder,
  takeBackQuantities,
  transitionOf,
} from '../../orders/index.ts'
import { refundableOf, refundOrder } from '../../payments/index.ts'
import { cancelOrder } from '../cancellations/index.ts'
import { readReturn, takeStep } from '../returns/index.ts'
import { type Amount, amountInQuestion, divide, sumOf } from './amount-in-question.ts'
import { tellDisputeDecided } from './dispute-emails.ts'
import { countDisputedReturn, freeDisputed } from './disputed-items.ts'
import { type DisputeRow, findDispute, setDispute } from './disputes.repository.ts'

export type Decision =
  | {
      for: 'buyer'
      because: string /** Minor units; without it, all that is in question. */
      amountMinor?: number
    }
  | { for: 'seller'; because: string }

/** Marks a dispute as under review. @throws problem `dispute.not_found`, `order.not_allowed` */
export async function reviewDispute(tx: Tx, id: string, context: CommandContext): Promise<OrderState> {
  const { order, dispute } = await lockDispute(tx, id)
  await takeDisputeTransition(tx, order, { dispute, command: 'review' }, context)
  return order
}

async function lockDispute(tx: Tx, id: string): Promise<{ order: OrderState; dispute: DisputeRow }> {
  const found = await findDispute(tx, id)
  if (!found) throw problem('dispute.not_found')
  const order = await lockOrder(tx, { id: found.orderId })
  // Again: it may have been decided while the lock was waited for.
  return { order, dispute: (await findDispute(tx, id))! }
}

async function takeDisputeTransition(
  tx: Tx,
  order: OrderState,
  { dispute, command }: { dispute: DisputeRow; command: keyof (typeof disputeLifecycle)['transitions'] },
  context: CommandContext,
): Promise<void> {
  const step = transitionOf(disputeLifecycle, command, {
    status: dispute.status,
    by: context.actor,
    facts: { hasCause: true, hasOtherOpen: false, isMoneyLeft: true },
  })
  await setDispute(tx, dispute.id, { status: step.to! })
  await insertOrderEvent(tx, order, step.event!, context)
}

/**
 * Decides for one side: releases the held amount, refunds the buyer if the decision is for them, and emails both.
 *
 * @throws problem `dispute.not_found`, `order.not_allowed`, `refund.exceeds_payment`
 */
export async function decideDispute(
  tx: Tx,
  id: string,
  decision: Decision,
  context: CommandContext,
): Promise<OrderState> {
  const { order, dispute } = await lockDispute(tx, id)
  const isForBuyer = decision.for === 'buyer'
  // Read before anything is refunded, which would change the amount.
  const question = await amountInQuestion(tx, order, dispute)
  const amount = isForBuyer
    ? amountToRefund(order, { question, heldMinor: dispute.amountMinor }, decision)
    : { itemMinor: 0, shippingMinor: 0 }
  const command = isForBuyer ? 'decide_for_buyer' : 'decide_for_seller'
  await takeDisputeTransition(tx, order, { dispute, command }, context)
  const { because } = decision
  await insertHold(tx, order, { amountMinor: dispute.amountMinor, now: context.now })
  const isWhole = isForBuyer && sumOf(amount) >= sumOf(question)
  const { ofLines, items, postageOfItemsMinor: postage = 0 } = question
  const lines = isWhole ? items : []
  // The items come first if less is refunded than was in question.
  const postageOfItemsMinor = Math.max(
    0,
    Math.min(postage, amount.itemMinor - (question.itemMinor - postage)),
  )
  const amounts = { ...amount, postageOfItemsMinor }
  const refund = { ...amounts, reason: 'dispute', note: because, lines, ofLines } as const
  const refundId = await refundOrder(tx, order, refund, context)
  await setDispute(tx, dispute.id, { decision: because, refundId, decidedAt: context.now })
  if (!isForBuyer) await freeDisputed(tx, order, dispute, context)
  await endClaim(tx, order, { claimId: dispute.claimId, isForBuyer, refundId }, context)
  await endReturn(tx, order, { dispute, isForBuyer, refundId }, context)
  const isAboutMissing = dispute.claimId === null && dispute.returnId === null
  if (isAboutMissing && refundId !== null && isWhole) await cancelUnsent(tx, order, refundId, context)
  await refreshOrder(tx, order.id)
  const told = {
    isForBuyer,
    refundMinor: sumOf(amount),
    releasedMinor: dispute.amountMinor,
    decision: because,
  }
  await tellDisputeDecided(tx, order, told, context)
  return order
}

/** @throws problem `refund.exceeds_payment` */
function amountToRefund(
  order: OrderState,
  { question, heldMinor }: { question: Amount; heldMinor: number },
  { amountMinor }: { amountMinor?: number },
): Amount {
  const left = refundableOf(order)
  // A part of it may have been refunded or canceled since.
  const wanted = amountMinor ?? Math.min(heldMinor, sumOf(question))
  if (wanted <= 0 || wanted > sumOf(left))
    throw problem('refund.exceeds_payment', {
      detail:
        sumOf(amountMinor === undefined ? question : left) > 0
          ? 'Enter an amount above zero that doesn’t exceed what is left to refund of the order.'
          : 'The amount in question is already refunded. Decide for the seller, and say so.',
    })
  return divide(wanted, question, left)
}

/**
 * Cancels unshipped items that were refunded because they never arrived, or whose cancellation another refund covers.
 */
async function cancelUnsent(
  tx: Tx,
  order: OrderState,
  refundedBy: string,
  context: CommandContext,
): Promise<void> {
  if (order.lines.every(line => openOf(line) === 0)) return
  // The email about the decision has informed both sides.
  await cancelOrder(tx, { id: order.id }, { reason: 'expired', refundedBy }, { ...context, notify: false })
}

/** A claim has no other end once the marketplace has decided. */
async function endClaim(
  tx: Tx,
  order: OrderState,
  { claimId, isForBuyer, refundId }: { claimId: string | null; isForBuyer: boolean; refundId: string | null },
  context: CommandContext,
): Promise<void> {
  const claim = claimId === null ? null : await readClaim(tx, { id: claimId, orderId: order.id })
  if (!claim) return
  if (isForBuyer) {
    await takeClaimTransition(
      tx,
      order,
      { id: claim.id, step: 'uphold', change: { resolution: 'refund' } },
      context,
    )
    await setClaim(tx, claim.id, { refundId })
  } else if (claim.status === 'open')
    await takeClaimTransition(tx, order, { id: claim.id, step: 'dismiss' }, context)
  else if (claim.status === 'rejected')
    await takeBackQuantities(tx, order, context, { cause: claim.id, kinds: ['in_claims'] })
}

/** Nor has a return that the shop never received, or never sent a label for. */
async function endReturn(
  tx: Tx,
  order: OrderState,
  {
    dispute: { id: disputeId, returnId },
    isForBuyer,
    refundId,
  }: { dispute: DisputeRow; isForBuyer: boolean; refundId: string | null },
  context: CommandContext,
): Promise<void> {
  const found = returnId === null ? null : await readReturn(tx, { id: returnId, orderId: order.id })
  if (found?.status !== 'approved' && found?.status !== 'in_transit') return
  const id = found.id
  if (isForBuyer) {
    await takeStep(tx, order, { id, step: 'uphold', change: { refundId } }, context)
    await countDisputedReturn(tx, order, { id: disputeId, returnId: id }, context)
  } else await takeStep(tx, order, { id, step: 'dismiss' }, context)
}
