import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import type { Cursor } from '../../platform/pagination/cursor.ts'
import { mediaJson, type PictureRow, visible } from '../read-model/index.ts'
import { type QuestionRow, questionFields } from './public.repository.ts'
import { productQuestions } from './questions.schema.ts'

export interface AskedProductRow {
  id: string
  slug: string | null
  title: string
  picture: PictureRow | null
}

export interface OwnQuestionRow {
  product: AskedProductRow
  question: QuestionRow
}

/** Product `p` as an `AskedProductRow`. */
export const askedProduct: SQL = sql`json_build_object('id', p.id, 'slug', case when ${visible} then p.slug end,
  'title', p.name, 'picture', ${mediaJson(sql`p.first_media_id`)})`

const OWN_QUESTION = sql`json_build_object('product', ${askedProduct},
  'question', json_build_object(${questionFields}))`

export interface OwnQuestionsChoice {
  productId: string | undefined
  cursor: Cursor | null
  limit: number
}

/** Finds a user's own questions, newest first. Contains one more than the limit if there are more. */
export async function findOwnQuestions(
  db: Db,
  userId: string,
  { productId, cursor, limit }: OwnQuestionsChoice,
): Promise<OwnQuestionRow[]> {
  const forward = cursor?.direction !== 'previous'
  const way = sql.raw(forward ? 'desc' : 'asc')
  const border = cursor
    ? sql`and (q.created_at, q.id) ${sql.raw(forward ? '<' : '>')}
        (to_timestamp(${cursor.keys[0]}::bigint / 1000.0)::timestamptz(3), ${cursor.keys[1]}::uuid)`
    : sql``
  const about = productId === undefined ? sql`` : sql`and q.product_id = ${productId}::uuid`
  const row = await readRow<{ items: OwnQuestionRow[] }>(
    db,
    sql`select coalesce(json_agg(${OWN_QUESTION} order by q.created_at ${way}, q.id ${way}), '[]') as items
      from (select q.* from product_questions q where q.user_id = ${userId}::uuid ${about} ${border}
        order by q.created_at ${way}, q.id ${way} limit ${limit + 1}) q
      join products p on p.id = q.product_id`,
  )
  return row!.items
}

export async function findOwnQuestion(db: Db, id: string): Promise<OwnQuestionRow | undefined> {
  const row = await readRow<{ own: OwnQuestionRow }>(
    db,
    sql`select ${OWN_QUESTION} as own from product_questions q join products p on p.id = q.product_id
      where q.id = ${id}::uuid`,
  )
  return row?.own
}

/** Finds a visible product, and whether the user is a member of its shop. Null if there is none. */
export async function findAskable(
  tx: Tx,
  productId: string,
  userId: string,
): Promise<{ isOwnShop: boolean } | null> {
  const { rows } = await tx.execute<{ isOwnShop: boolean }>(sql`
    select exists (select from shop_members m where m.shop_id = p.shop_id and m.user_id = ${userId}::uuid)
      as "isOwnShop"
    from products p where p.id = ${productId}::uuid and ${visible} for key share of p`)
  return rows[0] ?? null
}

/** One question of a user about a product at a time: of many at once each would count the others as not there yet. */
export const lockAsking = (tx: Tx, userId: string, productId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`questions ${userId} ${productId}`}, 0))`)

/** Counts a user's unanswered questions about a product. */
export async function countWaiting(tx: Tx, userId: string, productId: string): Promise<number> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(productQuestions)
    .where(
      and(
        eq(productQuestions.userId, userId),
        eq(productQuestions.productId, productId),
        isNull(productQuestions.answer),
      ),
    )
  return row!.waiting
}

/** Id of an unanswered question with the same text. Null if there is none. */
export async function findSame(
  tx: Tx,
  { userId, productId, text }: { userId: string; productId: string; text: string },
): Promise<string | null> {
  const [same] = await tx
    .select({ id: productQuestions.id })
    .from(productQuestions)
    .where(
      and(
        eq(productQuestions.userId, userId),
        eq(productQuestions.productId, productId),
        eq(productQuestions.text, text),
        isNull(productQuestions.answer),
      ),
    )
  return same?.id ?? null
}

/** Inserts a question. Returns false if the same text was inserted at the same moment. */
export async function insertQuestion(tx: Tx, row: typeof productQuestions.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(productQuestions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: productQuestions.id })
  return written.length > 0
}

/** Locks a user's own question. Null if there is none. */
export async function lockOwnQuestion(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ isAnswered: boolean } | null> {
  const [found] = await tx
    .select({ answer: productQuestions.answer })
    .from(productQuestions)
    .where(and(eq(productQuestions.id, id), eq(productQuestions.userId, userId)))
    .for('update')
  return found ? { isAnswered: found.answer !== null } : null
}

export async function deleteQuestion(tx: Tx, id: string): Promise<void> {
  await tx.delete(productQuestions).where(eq(productQuestions.id, id))
}
