import { type SQL, sql } from 'drizzle-orm'

/** Subject of emails to the members of a shop. */
export type ShopEmailSubject = 'orders' | 'questions'

/** Member who gets an email, as JSON. */
export interface ShopRecipientRow {
  id: string
  email: string
  username: string
  stopToken: string
}

/** Setting of member `m` for a subject. */
export const emailSetting: Record<ShopEmailSubject, SQL> = {
  orders: sql`m.order_emails`,
  questions: sql`m.question_emails`,
}

/** Whether member `m` has the permission that a subject requires. */
export const maySee: Record<ShopEmailSubject, SQL> = {
  orders: sql`(m.role in ('owner', 'manager') or 'orders' = any(m.keys))`,
  questions: sql`(m.role in ('owner', 'manager') or 'products' = any(m.keys))`,
}

/**
 * Members of a shop who get emails about a subject now, as JSON of `ShopRecipientRow`.
 *
 * @param shopId id of the shop in the statement
 * @param wanted condition on the member's setting, such as `= 'each'`
 */
export const recipientsJson = (shopId: SQL, subject: ShopEmailSubject, wanted: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', w.id, 'email', w.email, 'username', w.username,
    'stopToken', m.stop_token) order by m.created_at, w.id), '[]')
  from shop_members m join users w on w.id = m.user_id and w.is_active = 1
  where m.shop_id = ${shopId} and ${emailSetting[subject]} ${wanted} and ${maySee[subject]})`

/** Condition that members of shop `s` can open the seller area. Others get no emails about their work. */
export const isWorking: SQL = sql`s.status <> 'closed'`
