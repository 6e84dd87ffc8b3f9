import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

interface PersonRow extends Record<string, unknown> {
  id: string
  name: string
  email: string
  /** Milliseconds. */
  since: number
  isVerified: boolean
  isBlocked: boolean
}

const columns = sql`u.id, u.username as name, u.email, (extract(epoch from u.created_at) * 1000)::float8 as since,
  u.email_confirmed_at is not null as "isVerified", u.restricted_by is not null as "isBlocked"`

/** Highest character, which sorts after every letter. */
const LAST = '\u{10ffff}'

/** Condition that a text begins with another one, in any case. An index on `lower(column) text_pattern_ops` finds it for any value. */
export const beginsWith = (column: SQL, text: string): SQL =>
  sql`lower(${column}) ~>=~ lower(${text}::text) and lower(${column}) ~<~ (lower(${text}::text) || ${LAST}::text)`

/** A page of accounts whose email or name begins with a text, newest first. Ids grow with time. */
export async function findPeople(
  db: Queryable,
  { beginning, before, limit }: { beginning: string | null; before: string | null; limit: number },
): Promise<PersonRow[]> {
  const conditions = [
    sql`u.deleted_at is null`,
    ...(beginning === null
      ? []
      : [sql`(${beginsWith(sql`u.email`, beginning)} or ${beginsWith(sql`u.username`, beginning)})`]),
    ...(before === null ? [] : [sql`u.id < ${before}::uuid`]),
  ]
  const { rows } = await db.execute<PersonRow>(
    sql`select ${columns} from users u where ${sql.join(conditions, sql` and `)} order by u.id desc limit ${limit}`,
  )
  return rows
}

export interface PersonFacts extends PersonRow {
  isOperator: boolean
  orders: number
  questions: number
  /** Reports that came from the confirmed email. */
  reports: number
  /** Sessions that are open now. */
  sessions: number
  latest: { number: string; at: string }[]
  shops: { id: string; name: string; status: string; role: string }[]
}

const LATEST = 5

/** An account with what it did. Null if there is none, or it was deleted. */
export async function findPersonFacts(db: Queryable, id: string): Promise<PersonFacts | null> {
  const { rows } = await db.execute<PersonFacts>(sql`
    select ${columns}, exists (select from operators o where o.user_id = u.id) as "isOperator",
      (select count(*)::int from order_groups g where g.customer_id = u.id) as orders,
      (select count(*)::int from product_questions q where q.user_id = u.id) as questions,
      (select count(*)::int from reports r where u.email_confirmed_at is not null and lower(r.email) = lower(u.email)) as reports,
      (select count(*)::int from sessions s where s.user_id = u.id and s.revoked_at is null and s.expires_at > now()) as sessions,
      (select coalesce(json_agg(json_build_object('number', g.number,
          'at', to_char(g.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by g.placed_at desc), '[]')
        from (select number, placed_at from order_groups g where g.customer_id = u.id
          order by g.placed_at desc, g.id desc limit ${sql.raw(`${LATEST}`)}) g) as latest,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'status', s.status, 'role', m.role) order by s.name), '[]')
        from shop_members m join shops s on s.id = m.shop_id where m.user_id = u.id) as shops
    from users u where u.id = ${id}::uuid and u.deleted_at is null`)
  return rows[0] ?? null
}
