import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { HOUR } from '../../platform/durations.ts'
import { recipientsJson, type ShopRecipientRow } from '../read-model/index.ts'

export interface AskedShopRow extends Record<string, unknown> {
  product: string
  shop: string
  /** Slug of the shop. */
  slug: string
  recipients: ShopRecipientRow[]
}

/** Number of questions to a shop in an hour about which its members get an email each. */
const MAX_PER_HOUR = 20

/**
 * Finds product and shop of a question, with the members who get an email about each question. There are none after too
 * many questions in an hour, so that strangers can't fill the mailboxes of a team.
 */
export async function findAskedShop(tx: Tx, productId: string, now: Date): Promise<AskedShopRow> {
  const since = new Date(now.getTime() - HOUR).toISOString()
  const { rows } = await tx.execute<AskedShopRow>(sql`
    select p.name as product, s.name as shop, s.slug,
      case when (select count(*) from product_questions q where q.shop_id = s.id and q.created_at > ${since}::timestamptz)
        > ${MAX_PER_HOUR} then '[]' else ${recipientsJson(sql`s.id`, 'questions', sql`= 'each'`)} end as recipients
    from products p join shops s on s.id = p.shop_id where p.id = ${productId}::uuid`)
  return rows[0]!
}
