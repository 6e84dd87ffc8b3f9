import type { Tx } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import {
  amountFormat,
  type CommandContext,
  lockOrder,
  type OrderState,
  postageLimit,
  returnAmount,
  standardShippingOf,
  statedAmount,
  type WhichOrder,
} from '../../orders/index.ts'
import { takeStep } from './return-transition.ts'
import { findDestination, type ReturnState } from './returns.repository.ts'
import { sendByOf } from './send-by.ts'

/**
 * Cancels a return that the buyer no longer wants. @throws problem `order.not_found`, `return.not_found`,
 * `order.not_allowed`
 */
export async function cancelReturn(
  tx: Tx,
  which: WhichOrder,
  { id }: { id: string },
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  await takeStep(tx, order, { id, step: 'cancel' }, context)
  return order
}

interface Sending {
  id: string
  carrier?: string
  trackingNumber?: string
  /** Postage that the buyer paid, as a decimal as in the contract. */
  postage?: number
}

/**
 * Marks a return as sent. Postage is allowed only if it is reimbursed.
 *
 * @throws problem `order.not_found`, `return.not_found`, `order.not_allowed`, `request.invalid`
 */
export async function sendReturn(
  tx: Tx,
  which: WhichOrder,
  { id, carrier, trackingNumber, postage = 0 }: Sending,
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const change = (found: ReturnState) => ({
    carrier: carrier?.trim() || null,
    trackingNumber: trackingNumber?.trim() || null,
    postageMinor: statedPostage(found, { stated: postage, currency: order.currency }, context),
  })
  await takeStep(tx, order, { id, step: 'send', change }, context)
  return order
}

/**
 * Postage that is reimbursed, in minor units; null if it is zero.
 *
 * @param given.stated amount that was paid, as a decimal as in the contract
 * @throws problem `request.invalid` if it exceeds what was agreed or has too many decimals
 */
export function statedPostage(
  { postage, postageMaxMinor }: ReturnState,
  { stated, currency }: { stated: number; currency: string },
  context: Partial<CommandContext>,
): number | null {
  const format = amountFormat(context, currency)
  const max = postage === 'reimburse' ? (postageMaxMinor ?? 0) : 0
  const minor = statedAmount(stated, { currency, maxMinor: max, pointer: '/postage' })
  if (minor <= max) return minor || null
  const message =
    max > 0
      ? `Enter at most ${format(max)}. No more is reimbursed for this return.`
      : 'The postage of this return isn’t reimbursed.'
  throw problem('request.invalid', {
    detail: message,
    fields: [{ pointer: '/postage', code: 'maximum', message }],
  })
}

/**
 * Lets the buyer pay the postage, because no label came in time. It is reimbursed up to what the refund leaves of the
 * payment, and up to the price of shipping.
 *
 * @param given.priceMinor highest price of shipping in the marketplace, which counts if the order paid less
 * @param given.sendDays days that the buyer then has to send the parcel
 * @throws problem `order.not_found`, `return.not_found`, `order.not_allowed`
 */
export async function payOwnPostage(
  tx: Tx,
  which: WhichOrder,
  { id, priceMinor, ...given }: { id: string; priceMinor: number; sendDays: number },
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const { returnTo } = await findDestination(tx, order.shopId)
  const change = (found: ReturnState) => {
    const limit = postageLimit(order, returnAmount(order, found.lines, standardShippingOf(order)))
    // The shop hasn't agreed to an amount: without this bound it could be the rest of a large order.
    const postageMaxMinor = Math.min(limit, Math.max(priceMinor, order.shippingMinor))
    if (returnTo === null || postageMaxMinor === 0)
      throw problem('order.not_allowed', {
        detail:
          returnTo === null
            ? 'The shop hasn’t stated where returns go. Wait for its label, or open a dispute.'
            : 'The refund of this return leaves nothing of the payment for postage. Wait for the label, or open a dispute.',
      })
    return { postage: 'reimburse', postageMaxMinor, sendBy: sendByOf(found, given, context.now) } as const
  }
  await takeStep(tx, order, { id, step: 'own_postage', change }, context)
  return order
}
