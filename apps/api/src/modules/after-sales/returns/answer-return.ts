import type { Tx } from '../../../platform/db/client.ts'
import { DAY } from '../../../platform/durations.ts'
import { addressLines } from '../../../platform/postal-address.ts'
import { problem } from '../../../platform/problem.ts'
import { type CommandContext, lockOrder, type OrderState, type WhichOrder } from '../../orders/index.ts'
import { tellReturnApproved, tellReturnRejected } from './return-emails.ts'
import { takeStep } from './return-transition.ts'
import { findDestination, type ReturnDestination } from './returns.repository.ts'

/**
 * Approves a return; by the system because the shop did not answer.
 *
 * @param given.sendDays days that the buyer has to send the parcel
 * @throws problem `order.not_found`, `return.not_found`, `order.not_allowed`
 */
export async function approveReturn(
  tx: Tx,
  which: WhichOrder,
  given: { id: string; instructions?: string; sendDays: number },
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const step = context.actor === 'system' ? 'auto_approve' : 'approve'
  const instructions =
    given.instructions?.trim() || defaultInstructions(await findDestination(tx, order.shopId))
  const sendBy = new Date(context.now.getTime() + given.sendDays * DAY)
  const change = { instructions, sendBy }
  const { lines } = await takeStep(tx, order, { id: given.id, step, change }, context)
  await tellReturnApproved(tx, order, { lines, ...change }, context)
  return order
}

/** Instructions of a shop that writes none itself: its address, if it is known, and the label to wait for. */
export const defaultInstructions = ({ name, returnTo }: ReturnDestination): string =>
  returnTo
    ? `Send the parcel to:\n\n${addressLines(returnTo).join('\n')}\n\nThe shop sends you the paid label by email. Wait for it before you send the parcel.`
    : `The return goes to ${name}. The shop sends you its address and the paid label by email. Wait for them before you send the parcel.`

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
