import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { queueEmail } from '../mail/index.ts'

/**
 * Tells the buyer that an order was placed. Without an address nothing is sent.
 *
 * @param siteUrl of the storefront, without a slash at its end
 */
export async function queueOrderPlacedEmail(
  tx: Tx,
  { orderGroupId, trackingToken, siteUrl }: { orderGroupId: string; trackingToken: string; siteUrl: string },
): Promise<void> {
  const { rows } = await tx.execute<{ number: string; email: string | null; customer_id: string | null }>(
    sql`select number, email, customer_id from order_groups where id = ${orderGroupId}::uuid`,
  )
  const [group] = rows
  if (!group?.email) return
  const link = `${siteUrl}/track-order?token=${trackingToken}`
  const text = `Thank you. Your order ${group.number} is placed. Follow it: ${link}`
  await queueEmail(tx, {
    kind: 'order-placed',
    recipient: group.email,
    userId: group.customer_id,
    subject: `Your order ${group.number}`,
    body: text,
    html: `<p>${text}</p>`,
  })
}
