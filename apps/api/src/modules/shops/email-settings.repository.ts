import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { readShopRow } from '../shop-scope/index.ts'
import type { EMAIL_FREQUENCIES } from './shops.schema.ts'

export type EmailFrequency = (typeof EMAIL_FREQUENCIES)[number]

export interface EmailSettingsRow extends Record<string, unknown> {
  orders: EmailFrequency
  questions: EmailFrequency
  email: string
  timeZone: string
}

/** Reads a member's own settings with the address that the emails go to. */
export const findEmailSettings = async (db: Db, shop: ShopScope): Promise<EmailSettingsRow> =>
  (await readShopRow<EmailSettingsRow>(
    db,
    shop,
    sql`select m.order_emails as orders, m.question_emails as questions, u.email, s.time_zone as "timeZone"
      from shop_members m join users u on u.id = m.user_id join shops s on s.id = m.shop_id
      where m.shop_id = ${shop.shopId}::uuid and m.user_id = ${shop.userId}::uuid`,
  ))!

/** Changes a member's settings. The first daily email reports what happens from `now` on. */
export async function changeEmailSettings(
  tx: Queryable,
  { shopId, userId }: Pick<ShopScope, 'shopId' | 'userId'>,
  { orders, questions, now }: { orders?: EmailFrequency; questions?: EmailFrequency; now: Date },
): Promise<void> {
  await tx.execute(sql`update shop_members set order_emails = coalesce(${orders ?? null}::text, order_emails),
      question_emails = coalesce(${questions ?? null}::text, question_emails),
      digest_until = case when 'daily' in (order_emails, question_emails) then digest_until
        else ${now.toISOString()}::timestamptz end
    where shop_id = ${shopId}::uuid and user_id = ${userId}::uuid`)
}

/** Marks the daily email of a member as written up to a moment. */
export async function noteDigest(
  tx: Queryable,
  { shopId, userId }: Pick<ShopScope, 'shopId' | 'userId'>,
  until: string,
): Promise<void> {
  await tx.execute(sql`update shop_members set digest_until = ${until}::timestamptz
    where shop_id = ${shopId}::uuid and user_id = ${userId}::uuid`)
}

/** Ends emails of the membership that the token belongs to. */
export async function stopShopEmails(
  tx: Queryable,
  { token, about }: { token: string; about: 'orders' | 'questions' | 'daily' },
): Promise<void> {
  await tx.execute(sql`update shop_members set
      order_emails = case when ${about} = 'orders' or (${about} = 'daily' and order_emails = 'daily') then 'off'
        else order_emails end,
      question_emails = case when ${about} = 'questions' or (${about} = 'daily' and question_emails = 'daily')
        then 'off' else question_emails end
    where stop_token = ${token}::uuid`)
}
