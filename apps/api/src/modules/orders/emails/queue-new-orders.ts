import type { Queryable } from '../../../platform/db/client.ts'
import { type Brand, queueEmails } from '../../mail/index.ts'
import { findNewOrders } from './new-order.repository.ts'
import { newOrderEmail } from './new-order-email.ts'

/** Writes the emails to the members of each shop about their new order, in the transaction that places it. */
export async function queueNewOrderEmails(
  tx: Queryable,
  { orderGroupId, brand }: { orderGroupId: string; brand: Brand },
): Promise<void> {
  const orders = await findNewOrders(tx, orderGroupId)
  await queueEmails(
    tx,
    orders.flatMap(order =>
      order.recipients.map(member => ({ ...newOrderEmail(brand, member, order), orderGroupId })),
    ),
  )
}
