import type { Queryable } from '../../../platform/db/client.ts'
import { queueEmails } from '../../mail/index.ts'
import { findNewOrders } from './new-order.repository.ts'
import { newOrderEmail } from './new-order-email.ts'

/**
 * Writes the emails to the members of each shop about their new order, in the transaction that places it.
 *
 * @param siteUrl of the storefront, without a slash at its end
 */
export async function queueNewOrderEmails(
  tx: Queryable,
  { orderGroupId, siteUrl }: { orderGroupId: string; siteUrl: string },
): Promise<void> {
  const orders = await findNewOrders(tx, orderGroupId)
  await queueEmails(
    tx,
    orders.flatMap(order => order.recipients.map(member => newOrderEmail(siteUrl, member, order))),
  )
}
