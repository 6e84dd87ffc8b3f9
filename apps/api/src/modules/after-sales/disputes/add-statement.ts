import type { components } from '@stoa/api-client/schema'
import type { Tx } from '../../../platform/db/client.ts'
import { newId } from '../../../platform/ids.ts'
import { problem } from '../../../platform/problem.ts'
import { useUploads } from '../../media/index.ts'
import { type CommandContext, lockOrder, type OrderState, type WhichOrder } from '../../orders/index.ts'
import { tellStatementAdded } from './dispute-emails.ts'
import { countStatements, findDispute, insertStatement } from './disputes.repository.ts'

/** Maximum number of statements of a shop in one dispute. */
const MAX_STATEMENTS = 5

type Request = components['schemas']['DisputeStatementRequest'] & {
  id: string
  /** Member of the shop who uploaded the pictures. */
  userId: string
}

/**
 * Adds a statement of the shop to an undecided dispute, and emails it to the buyer.
 *
 * @throws problem `order.not_found`, `dispute.not_found`, `order.not_allowed`, `media.not_found`
 */
export async function addStatement(
  tx: Tx,
  which: WhichOrder,
  { id, userId, ...given }: Request,
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const dispute = await findDispute(tx, id)
  if (dispute?.orderId !== order.id) throw problem('dispute.not_found')
  if (dispute.status !== 'open' && dispute.status !== 'under_review')
    throw problem('order.not_allowed', { detail: 'The dispute is decided. You can’t add to it anymore.' })
  if ((await countStatements(tx, id)) >= MAX_STATEMENTS)
    throw problem('order.not_allowed', {
      detail: `You can add up to ${MAX_STATEMENTS} statements to a dispute.`,
    })
  const pictureIds = await useUploads(tx, userId, given.pictureIds ?? [])
  const text = given.text.trim()
  const values = { id: newId(), disputeId: id, shopId: order.shopId, text, at: context.now }
  await insertStatement(tx, values, pictureIds)
  await tellStatementAdded(tx, order, text, context)
  return order
}
