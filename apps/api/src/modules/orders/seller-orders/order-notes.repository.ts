import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client.ts'
import { newId } from '../../../platform/ids.ts'
import { orderNotes } from '../fulfillments.schema.ts'
import { isoJson } from '../order-json.ts'
import type { OrderState } from '../order-state.ts'

/** What the shop's people wrote to each other about order `o`, the oldest first. */
export const notesJson: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', n.id, 'author', u.username, 'text', n.text,
    'at', ${isoJson(sql`n.at`)}) order by n.at, n.id), '[]')
  from order_notes n left join users u on u.id = n.author_id
  where n.order_id = o.id and n.shop_id = o.shop_id)`

export async function insertOrderNote(
  tx: Tx,
  { id, shopId }: OrderState,
  { authorId, text, now }: { authorId: string; text: string; now: Date },
): Promise<void> {
  await tx.insert(orderNotes).values({ id: newId(), orderId: id, shopId, authorId, text, at: now })
}
