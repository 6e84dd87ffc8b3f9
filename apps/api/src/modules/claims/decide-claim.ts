import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { type CommandContext, lockOrder, type OrderState, refreshOrder } from '../orders/index.ts'
import { refundOrder } from '../payments/index.ts'
import { claimAmount } from './claim-amount.ts'
import { tellClaimDecided } from './claim-emails.ts'
import { takeClaimTransition } from './claim-transition.ts'
import { findOrderOfClaim, readClaim, setClaim } from './claims.repository.ts'

export interface ClaimDecision {
  decision: 'uphold' | 'dismiss'
  because: string
}

/**
 * Decides a claim that its shop hasn't answered in time. Upholding it refunds its items. Both sides get the reasons by email; the buyer
 * can still open a dispute about a dismissed one.
 *
 * @throws problem `claim.not_found`, `order.not_allowed`, `refund.exceeds_payment`
 */
export async function decideClaim(
  tx: Tx,
  id: string,
  { decision, because }: ClaimDecision,
  context: CommandContext,
): Promise<OrderState> {
  const orderId = await findOrderOfClaim(tx, { id })
  if (orderId === null) throw problem('claim.not_found')
  const order = await lockOrder(tx, { id: orderId })
  const claim = await readClaim(tx, { id, orderId })
  if (!claim) throw problem('claim.not_found')
  requireDecidable(claim, order, context.now)
  let refundMinor = 0
  if (decision === 'uphold') {
    const amount = claimAmount(order, claim.unreplaced)
    refundMinor = amount.itemMinor + amount.shippingMinor
    if (refundMinor === 0)
      throw problem('refund.exceeds_payment', {
        detail: 'The items of this claim are already refunded. Dismiss it, and say so.',
      })
    const refundId = await refundOrder(tx, order, { ...amount, reason: 'claim', note: because }, context)
    const change = { resolution: 'refund', decision: because } as const
    await takeClaimTransition(tx, order, { id, step: 'uphold', change }, context)
    await setClaim(tx, id, { refundId })
  } else await takeClaimTransition(tx, order, { id, step: 'dismiss', change: { decision: because } }, context)
  await refreshOrder(tx, order.id)
  await tellClaimDecided(tx, order, { ...claim, because, refundMinor }, context)
  return order
}

function requireDecidable(
  { status, answerBy, isDisputed }: { status: string; answerBy: string; isDisputed: boolean },
  { inDispute }: OrderState,
  now: Date,
): void {
  if (isDisputed && inDispute)
    throw problem('order.not_allowed', { detail: 'There’s a dispute about this claim. Decide the dispute.' })
  if (status !== 'open')
    throw problem('order.not_allowed', { detail: 'This claim has already been answered or decided.' })
  if (new Date(answerBy) >= now)
    throw problem('order.not_allowed', { detail: 'The shop still has time to answer this claim.' })
}
