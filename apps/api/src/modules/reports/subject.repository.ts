import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { visible } from '../read-model/index.ts'
import { publicNameOf } from '../users/index.ts'
import type { SUBJECT_KINDS } from './reports.schema.ts'

export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export interface SubjectId {
  kind: SubjectKind
  id: string
}

/** Content that can be reported and restricted. */
export interface Subject extends SubjectId, Record<string, unknown> {
  /** Name of the product or shop; for a review or question, of its product. */
  title: string
  /** Path of the page that shows it. */
  path: string
  shopId: string
  shop: string
  /** Text of a review or question. */
  text: string | null
  /** Public name of who wrote it. Null for a product or shop. */
  author: string | null
  /** Account of the author, if there still is one. */
  authorId: string | null
  /** Whether everyone can see it. */
  isPublic: boolean
}

const NO_AUTHOR = sql`null::text as text, null::text as author, null::uuid as "authorId"`

const SUBJECTS: Record<SubjectKind, SQL> = {
  product: sql`select p.id, p.name as title, '/product/' || p.slug as path, s.id as "shopId", s.name as shop, ${NO_AUTHOR},
      ${visible} as "isPublic"
    from products p join shops s on s.id = p.shop_id where p.id`,
  shop: sql`select s.id, s.name as title, '/shop/' || s.slug as path, s.id as "shopId", s.name as shop, ${NO_AUTHOR},
      s.status = 'open' as "isPublic"
    from shops s where s.id`,
  review: sql`select r.id, p.name as title, '/product/' || p.slug || '#reviews' as path, s.id as "shopId", s.name as shop,
      concat_ws(E'\n', nullif(r.title, ''), r.body) as text, ${publicNameOf(sql`r.author_name`)} as author,
      r.user_id as "authorId", ${visible} and r.restricted_by is null as "isPublic"
    from reviews r join products p on p.id = r.product_id join shops s on s.id = p.shop_id where r.id`,
  question: sql`select q.id, p.name as title, '/product/' || p.slug || '#questions' as path, s.id as "shopId",
      s.name as shop, q.text, ${publicNameOf(sql`q.author_name`)} as author, q.user_id as "authorId",
      ${visible} and q.answer is not null and q.reported_at is null as "isPublic"
    from product_questions q join products p on p.id = q.product_id join shops s on s.id = p.shop_id
    where q.id`,
}

/** Finds what reports are about, in one statement. Leaves out what doesn't exist. */
export async function findSubjects(db: Queryable, wanted: readonly SubjectId[]): Promise<Subject[]> {
  if (wanted.length === 0) return []
  const parts = [...Map.groupBy(wanted, ({ kind }) => kind)].map(([kind, subjects]) => {
    const ids = subjects.map(({ id }) => sql`${id}::uuid`)
    return sql`select ${kind} as kind, x.* from (${SUBJECTS[kind]} in (${sql.join(ids, sql`, `)})) x`
  })
  const { rows } = await db.execute<Subject>(sql.join(parts, sql` union all `))
  return rows
}

/** Finds what a report is about. Null if it doesn't exist. */
export const findSubject = async (db: Queryable, wanted: SubjectId): Promise<Subject | null> =>
  (await findSubjects(db, [wanted]))[0] ?? null
