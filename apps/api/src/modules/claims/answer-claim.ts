import type { components } from '@stoa/api-client/schema'
import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import {
  type CommandContext,
  lockOrder,
  type OrderState,
  refreshOrder,
  type WhichOrder,
} from '../orders/index.ts'
import { refundOrder } from '../payments/index.ts'
import { shipByOf } from '../read-model/index.ts'
import { claimAmount } from './claim-amount.ts'
import { tellClaimAnswered } from './claim-emails.ts'
import { takeClaimTransition } from './claim-transition.ts'
import { findShopDays, setClaim } from './claims.repository.ts'

type AnswerRequest = components['schemas']['AnswerClaimRequest']

/**
 * Answers a claim with a refund, a replacement or a refusal.
 *
 * @throws problem `order.not_found`, `claim.not_found`, `order.not_allowed`, `request.invalid` for a refusal without
 * a reason
 */
export async function answerClaim(
  tx: Tx,
  which: WhichOrder,
  { id, answer, ...given }: AnswerRequest & { id: string },
  context: CommandContext,
): Promise<OrderState> {
  const text = given.text?.trim() || null
  if (answer === 'reject' && text === null)
    throw problem('request.invalid', {
      detail: 'Tell the buyer why you’re declining the claim.',
      fields: [
        { pointer: '/text', code: 'required', message: 'Tell the buyer why you’re declining the claim.' },
      ],
    })
  const order = await lockOrder(tx, which)
  const shipBy = answer === 'replacement' ? await replacementShipBy(tx, order, context.now) : null
  const { kind, lines } =
    answer === 'reject'
      ? await takeClaimTransition(tx, order, { id, step: 'reject', change: { answer: text } }, context)
      : await takeClaimTransition(
          tx,
          order,
          { id, step: 'approve', change: { answer: text, resolution: answer, shipBy } },
          context,
        )
  let refundMinor = 0
  if (answer === 'refund') {
    const amount = claimAmount(order, lines)
    refundMinor = amount.itemMinor + amount.shippingMinor
    const refundId = await refundOrder(tx, order, { ...amount, reason: 'claim', note: text }, context)
    await setClaim(tx, id, { refundId })
    await takeClaimTransition(tx, order, { id, step: 'resolve' }, context)
  }
  await refreshOrder(tx, order.id)
  await tellClaimAnswered(tx, order, { kind, lines, answer, text, refundMinor }, context)
  return order
}

/** A replacement is due like an order that is placed now. */
async function replacementShipBy(tx: Tx, { shopId }: OrderState, now: Date): Promise<Date> {
  return shipByOf(now, await findShopDays(tx, shopId))
}
