import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { recipientsJson, type ShopRecipientRow } from '../read-model/index.ts'

export interface AskedShopRow extends Record<string, unknown> {
  product: string
  shop: string
  /** Slug of the shop. */
  slug: string
  recipients: ShopRecipientRow[]
}

/** Finds product and shop of a question, with the members who get an email about each. */
export async function findAskedShop(tx: Tx, productId: string): Promise<AskedShopRow> {
  const { rows } = await tx.execute<AskedShopRow>(sql`
    select p.name as product, s.name as shop, s.slug,
      ${recipientsJson(sql`s.id`, 'questions', sql`= 'each'`)} as recipients
    from products p join shops s on s.id = p.shop_id where p.id = ${productId}::uuid`)
  return rows[0]!
}
