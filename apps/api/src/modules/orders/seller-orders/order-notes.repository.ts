import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client.ts'
import { newId } from '../../../platform/ids.ts'
import { problem } from '../../../platform/problem.ts'
import { orderNotes } from '../order-events.schema.ts'
import { isoJson } from '../order-json.sql.ts'
import type { OrderState } from '../order-state.ts'

/** Notes of the shop's members about order `o`, oldest first. */
export const notesJson: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', n.id, 'author', u.username, 'text', n.text,
    'at', ${isoJson(sql`n.at`)}) order by n.at, n.id), '[]')
  from order_notes n left join users u on u.id = n.author_id
  where n.order_id = o.id and n.shop_id = o.shop_id)`

/** Each answer has all notes of its order. */
const MAX_NOTES = 200

/**
 * Adds a note to an order, which has to be locked. @throws problem `order.not_allowed` if the order has the maximum
 * number of notes
 */
export async function insertOrderNote(
  tx: Tx,
  { id, shopId }: OrderState,
  { authorId, text, now }: { authorId: string; text: string; now: Date },
): Promise<void> {
  if ((await tx.$count(orderNotes, eq(orderNotes.orderId, id))) >= MAX_NOTES)
    throw problem('order.not_allowed', { detail: `An order can have up to ${MAX_NOTES} notes.` })
  await tx.insert(orderNotes).values({ id: newId(), orderId: id, shopId, authorId, text, at: now })
}
