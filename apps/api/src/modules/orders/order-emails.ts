import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { queueEmail } from '../mail/index.ts'

/** Tells the buyer that an order was placed. Without an address nothing is sent. */
export async function queueOrderPlacedEmail(
  tx: Tx,
  { orderGroupId }: { orderGroupId: string; trackingToken: string },
): Promise<void> {
  const { rows } = await tx.execute<{ number: string; email: string | null; customer_id: string | null }>(
    sql`select number, email, customer_id from order_groups where id = ${orderGroupId}::uuid`,
  )
  const [group] = rows
  if (!group?.email) return
  const text = `Thank you. Your order ${group.number} is placed.`
  await queueEmail(tx, {
    kind: 'order-placed',
    recipient: group.email,
    userId: group.customer_id,
    subject: `Your order ${group.number}`,
    body: text,
    html: `<p>${text}</p>`,
  })
}
