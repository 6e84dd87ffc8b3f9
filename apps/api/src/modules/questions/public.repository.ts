import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import type { Cursor } from '../../platform/pagination/cursor.ts'
import { visible } from '../read-model/index.ts'
import { publicNameOf } from '../users/index.ts'

export interface QuestionRow {
  id: string
  text: string
  author: string
  /** Milliseconds. */
  createdAt: number
  /** `at` in milliseconds. */
  answer: { shop: string; text: string; at: number } | null
}

const millisecondsOf = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::bigint`

/** Fields of question `q` as a `QuestionRow`: the arguments of `json_build_object`. */
export const questionFields: SQL = sql`'id', q.id, 'text', q.text, 'author', ${publicNameOf(sql`q.author_name`)},
  'createdAt', ${millisecondsOf(sql`q.created_at`)},
  'answer', case when q.answer is not null then json_build_object('text', q.answer,
    'at', ${millisecondsOf(sql`q.answered_at`)},
    'shop', (select s.name from products qp join shops s on s.id = qp.shop_id where qp.id = q.product_id)) end`

/** Condition that everyone may read the question. */
const isPublic = sql`q.answer is not null and q.reported_at is null`

/** A scalar: how many questions about a product everyone may read. */
export const questionCount = (productId: SQL): SQL =>
  sql`(select count(*)::int from product_questions q where q.product_id = ${productId} and ${isPublic})`

/** Scalar with questions as JSON, last answered first. Contains one more than the limit if there are more. */
export function questionsJson(productId: SQL, limit: number, cursor: Cursor | null = null): SQL {
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'desc' : 'asc')
  const border = cursor
    ? sql`and (q.answered_at, q.id) ${sql.raw(forward ? '<' : '>')}
        (to_timestamp(${cursor.keys[0]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[1]}::uuid)`
    : sql``
  return sql`(
    select coalesce(json_agg(json_build_object(${questionFields}) order by q.answered_at ${way}, q.id ${way}), '[]')
    from (select q.* from product_questions q where q.product_id = ${productId} and ${isPublic} ${border}
      order by q.answered_at ${way}, q.id ${way} limit ${limit + 1}) q
  )`
}

export interface QuestionListRow {
  /** Questions of the page. Contains one more than the limit if there are more. */
  rows: QuestionRow[]
  total: number
}

/** Finds a page of the questions about a visible product. Null if there is no such product. */
export async function findQuestions(
  db: Db,
  { slug, cursor, limit }: { slug: string; cursor: Cursor | null; limit: number },
): Promise<QuestionListRow | null> {
  const row = await readRow<QuestionListRow & Record<string, unknown>>(
    db,
    sql`select ${questionsJson(sql`p.id`, limit, cursor)} as rows, ${questionCount(sql`p.id`)} as total
      from products p where p.slug = ${slug} and ${visible}`,
  )
  return row ?? null
}
