import type { Tx } from '../../../platform/db/client.ts'
import { DAY } from '../../../platform/durations.ts'
import { addressLines } from '../../../platform/postal-address.ts'
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
import { tellReturnApproved, tellReturnRejected } from './return-emails.ts'
import { tellApprovedUnanswered, tellLabelAdded } from './return-label-emails.ts'
import { takeStep } from './return-transition.ts'
import { findDestination, type ReturnDestination, type ReturnState } from './returns.repository.ts'
import { sendByOf } from './send-by.ts'

interface Approval {
  id: string
  instructions?: string
  postage: 'label' | 'reimburse'
  /** Most postage that is reimbursed, as a decimal as in the contract. */
  maxPostage?: number
  /** Days that the buyer has to send the parcel. */
  sendDays: number
}

/**
 * Approves a return whose postage the shop pays: by a label that is uploaded, or with the refund.
 *
 * @throws problem `order.not_found`, `return.not_found`, `order.not_allowed`, `return.label_missing`,
 * `refund.exceeds_payment`, `request.invalid`
 */
export async function approveReturn(
  tx: Tx,
  which: WhichOrder,
  given: Approval,
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const destination = await findDestination(tx, order.shopId)
  const instructions = given.instructions?.trim() || defaultInstructions(destination)
  const sendBy = new Date(context.now.getTime() + given.sendDays * DAY)
  const isNowhere = destination.returnTo === null && !given.instructions?.trim()
  const change = (found: ReturnState) => ({
    ...agreedPostage(order, found, { given, isNowhere, format: amountFormat(context, order.currency) }),
    instructions,
    sendBy,
  })
  const { lines } = await takeStep(tx, order, { id: given.id, step: 'approve', change }, context)
  const { postage, maxPostage } = given
  await tellReturnApproved(tx, order, { lines, instructions, sendBy, postage, maxPostage }, context)
  return order
}

/**
 * Approves a return in the place of its shop, which hasn't answered. Asks the shop for a label, unless it has uploaded one.
 *
 * @throws like `approveReturn`
 */
export async function approveUnanswered(
  tx: Tx,
  which: WhichOrder,
  { id, labelDays, ...given }: { id: string; labelDays: number; sendDays: number },
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const instructions = defaultInstructions(await findDestination(tx, order.shopId))
  const labelDueAt = new Date(context.now.getTime() + labelDays * DAY)
  const change = (found: ReturnState) =>
    found.labelKey === null
      ? { instructions, labelDueAt }
      : { instructions, postage: 'label' as const, sendBy: sendByOf(found, given, context.now) }
  const step = context.actor === 'operator' ? 'approve' : 'auto_approve'
  const found = await takeStep(tx, order, { id, step, change }, context)
  const { lines } = found
  if (found.labelKey === null)
    await tellApprovedUnanswered(tx, order, { lines, instructions, labelDueAt }, context)
  else await tellLabelAdded(tx, order, { lines, sendBy: sendByOf(found, given, context.now) }, context)
  return order
}

/** Instructions of a shop that writes none itself: its address. Without one, it is on the label. */
export const defaultInstructions = ({ name, returnTo }: ReturnDestination): string =>
  returnTo
    ? `Send the parcel to:\n\n${addressLines(returnTo).join('\n')}`
    : `Send the parcel to the address on the label that you get from ${name}.`

function agreedPostage(
  order: OrderState,
  { labelKey, lines }: ReturnState,
  {
    given: { postage, maxPostage = 0 },
    isNowhere,
    format,
  }: { given: Approval; isNowhere: boolean; format: (minor: number) => string },
) {
  if (postage === 'label') {
    if (labelKey === null)
      throw problem('return.label_missing', {
        detail: 'Upload the paid label first, or reimburse the postage.',
      })
    return { postage }
  }
  if (isNowhere)
    throw problem('request.invalid', {
      detail: 'Your shop has no return address. Tell the buyer where to send the parcel.',
      fields: [{ pointer: '/instructions', code: 'required', message: 'Enter the address for the parcel.' }],
    })
  const limit = postageLimit(order, returnAmount(order, lines, standardShippingOf(order)))
  if (limit === 0)
    throw problem('refund.exceeds_payment', {
      detail: 'The refund of this return leaves nothing of the payment for postage. Upload a label instead.',
    })
  const { currency } = order
  const postageMaxMinor = statedAmount(maxPostage, { currency, maxMinor: limit, pointer: '/maxPostage' })
  if (postageMaxMinor > 0 && postageMaxMinor <= limit) return { postage, postageMaxMinor }
  const message = `Enter an amount from ${format(1)} to ${format(limit)}.`
  throw problem(postageMaxMinor > limit ? 'refund.exceeds_payment' : 'request.invalid', {
    detail: `${message} No more is left of the payment after the refund of this return.`,
    fields: [{ pointer: '/maxPostage', code: 'range', message }],
  })
}

/** @throws problem `request.invalid` for a reason of blanks, `order.not_found`, `return.not_found`, `order.not_allowed` */
export async function rejectReturn(
  tx: Tx,
  which: WhichOrder,
  given: { id: string; reason: string },
  context: CommandContext,
): Promise<OrderState> {
  const reason = given.reason.trim()
  if (reason === '')
    throw problem('request.invalid', {
      detail: 'Tell the buyer why you’re declining the return.',
      fields: [
        { pointer: '/reason', code: 'minLength', message: 'Tell the buyer why you’re declining the return.' },
      ],
    })
  const order = await lockOrder(tx, which)
  const change = { rejectionReason: reason }
  const { lines } = await takeStep(tx, order, { id: given.id, step: 'reject', change }, context)
  await tellReturnRejected(tx, order, { lines, reason }, context)
  return order
}
