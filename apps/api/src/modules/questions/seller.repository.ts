import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Cursor } from '../../platform/pagination/cursor.ts'
import { readShopRow } from '../shop-scope/index.ts'
import { type AskedProductRow, askedProduct } from './buyer.repository.ts'
import { type QuestionRow, questionFields } from './public.repository.ts'

export type SellerQuestionView = 'all' | 'unanswered' | 'answered' | 'reported'

export interface SellerQuestionRow {
  product: AskedProductRow
  question: QuestionRow
  version: number
  reportedAt: string | null
}

export interface SellerQuestionsRow extends Record<string, unknown> {
  counts: Record<SellerQuestionView, number>
  /** Questions of the page. Contains one more than the limit if there are more. */
  items: SellerQuestionRow[]
}

const VIEWS: Record<SellerQuestionView, SQL> = {
  all: sql`true`,
  unanswered: sql`q.answer is null and q.reported_at is null`,
  answered: sql`q.answer is not null and q.reported_at is null`,
  reported: sql`q.reported_at is not null`,
}

const SELLER_QUESTION = sql`json_build_object('question', json_build_object(${questionFields}),
  'product', ${askedProduct}, 'version', q.version,
  'reportedAt', to_char(q.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

export interface SellerQuestionsChoice {
  view: SellerQuestionView
  cursor: Cursor | null
  limit: number
}

/** A page of the questions about a shop's products, the newest first, with how many there are in each view. */
export const findSellerQuestions = async (
  db: Db,
  shop: ShopScope,
  choice: SellerQuestionsChoice,
): Promise<SellerQuestionsRow> =>
  (await readShopRow<SellerQuestionsRow>(db, shop, sellerQuestionsStatement(shop.shopId, choice)))!

export function sellerQuestionsStatement(
  shopId: string,
  { view, cursor, limit }: SellerQuestionsChoice,
): SQL {
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'desc' : 'asc')
  const border = cursor
    ? sql`and (q.created_at, q.id) ${sql.raw(forward ? '<' : '>')}
        (to_timestamp(${cursor.keys[0]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[1]}::uuid)`
    : sql``
  return sql`
    select (
        select json_build_object('all', count(*), 'unanswered', count(*) filter (where ${VIEWS.unanswered}),
          'answered', count(*) filter (where ${VIEWS.answered}),
          'reported', count(*) filter (where ${VIEWS.reported}))
        from product_questions q where q.shop_id = ${shopId}::uuid) as counts, (
      select coalesce(json_agg(${SELLER_QUESTION} order by q.created_at ${way}, q.id ${way}), '[]')
      from (select q.* from product_questions q where q.shop_id = ${shopId}::uuid and ${VIEWS[view]} ${border}
        order by q.created_at ${way}, q.id ${way} limit ${limit + 1}) q
      join products p on p.id = q.product_id) as items`
}

export async function findSellerQuestion(
  db: Db,
  shop: ShopScope,
  id: string,
): Promise<SellerQuestionRow | undefined> {
  const row = await readShopRow<{ item: SellerQuestionRow }>(
    db,
    shop,
    sql`select ${SELLER_QUESTION} as item from product_questions q join products p on p.id = q.product_id
      where q.id = ${id}::uuid and q.shop_id = ${shop.shopId}::uuid`,
  )
  return row?.item
}
