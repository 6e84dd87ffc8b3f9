import type { components } from '@stoa/api-client/schema'
import type { Tx } from '../../../platform/db/client.ts'
import { newId } from '../../../platform/ids.ts'
import { problem } from '../../../platform/problem.ts'
import { readClaim } from '../../claims/index.ts'
import {
  type CommandContext,
  canReportMissing,
  disputeLifecycle,
  insertHold,
  insertOrderEvent,
  isClaimDisputable,
  isReturnDisputable,
  lockOrder,
  type OrderState,
  refreshOrder,
  transitionOf,
  type WhichOrder,
} from '../../orders/index.ts'
import { endOfWorkingDay } from '../../read-model/index.ts'
import { readReturn } from '../returns/index.ts'
import { amountInQuestion, sumOf } from './amount-in-question.ts'
import { tellDisputeOpened } from './dispute-emails.ts'
import { countDisputed } from './disputed-items.ts'
import { insertDispute } from './disputes.repository.ts'

type DisputeRequest = components['schemas']['DisputeRequest']

/** Working days in which the marketplace decides. */
const DECIDE_WITHIN = 5

/**
 * Asks the marketplace to decide, and holds the amount in question from the shop's balance.
 *
 * @param context.timeZone IANA name of the time zone in which the marketplace's working days end
 * @throws problem `order.not_found`, `claim.not_found`, `return.not_found`, `order.not_allowed`, `request.invalid`
 */
export async function openDispute(
  tx: Tx,
  which: WhichOrder,
  request: DisputeRequest,
  context: CommandContext & { operatorEmail: string; timeZone: string },
): Promise<OrderState> {
  const text = textOf(request)
  const order = await lockOrder(tx, which)
  const subject = { claimId: request.claimId ?? null, returnId: request.returnId ?? null }
  const hasCause = await isDisputable(tx, order, subject, context.now)
  const amountMinor = sumOf(await amountInQuestion(tx, order, subject))
  const step = transitionOf(disputeLifecycle, 'open', {
    status: null,
    by: context.actor,
    facts: { hasCause, hasOtherOpen: order.inDispute, isMoneyLeft: amountMinor > 0 },
  })
  const id = newId()
  const decideBy = endOfWorkingDay(context.now, DECIDE_WITHIN, context.timeZone)
  await insertDispute(tx, {
    id,
    orderId: order.id,
    shopId: order.shopId,
    ...subject,
    status: step.to!,
    amountMinor,
    text,
    openedAt: context.now,
    decideBy,
  })
  await countDisputed(tx, order, { id, ...subject }, context)
  await insertHold(tx, order, { amountMinor: -amountMinor, now: context.now })
  await insertOrderEvent(tx, order, step.event!, { ...context, data: { amountMinor } })
  await refreshOrder(tx, order.id)
  await tellDisputeOpened(tx, order, { id, amountMinor, text, decideBy }, context)
  return order
}

function textOf({ claimId, returnId, text }: DisputeRequest): string {
  if (claimId !== undefined && returnId !== undefined)
    throw problem('request.invalid', {
      detail: 'A dispute is about either a claim or a return. Choose one of them.',
      fields: [{ pointer: '/returnId', code: 'exclusive', message: 'Choose either a claim or a return.' }],
    })
  const trimmed = text.trim()
  if (trimmed === '')
    throw problem('request.invalid', {
      detail: 'Tell us what you disagree with.',
      fields: [{ pointer: '/text', code: 'minLength', message: 'Tell us what you disagree with.' }],
    })
  return trimmed
}

/** @throws problem `claim.not_found`, `return.not_found` */
async function isDisputable(
  tx: Tx,
  order: OrderState,
  { claimId, returnId }: { claimId: string | null; returnId: string | null },
  now: Date,
): Promise<boolean> {
  if (claimId !== null) {
    const claim = await readClaim(tx, { id: claimId, orderId: order.id })
    if (!claim) throw problem('claim.not_found')
    return isClaimDisputable(claim, order, now)
  }
  if (returnId !== null) {
    const found = await readReturn(tx, { id: returnId, orderId: order.id })
    if (!found) throw problem('return.not_found')
    return isReturnDisputable(found, order, now)
  }
  return canReportMissing(order, now)
}
