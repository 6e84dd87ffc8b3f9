import { sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import type { MarketMarks, MarketSettings } from '../../platform/market.ts'
import { pictureJson } from '../read-model/index.ts'

export interface MarketVersion extends Record<string, unknown> {
  version: number
  data: MarketSettings
}

/** Reads the newest version. Null before the first is published. */
export const findNewest = async (db: Pick<Db, '$client'>): Promise<MarketVersion | null> =>
  (await readRow<MarketVersion>(
    db,
    sql`select version::int as version, data from market_settings order by market_settings.version desc limit 1`,
  )) ?? null

interface Held extends Record<string, unknown> {
  newest: MarketVersion | null
  /** Pictures of the newest version by their names in `marks`, as far as they exist. */
  marks: Partial<MarketMarks>
  footerPages: { slug: string; title: string }[]
  termsVersionId: string | null
}

/** Reads the newest version with its pictures, and which version of the terms holds. */
export const findHeld = async (db: Pick<Db, '$client'>): Promise<Held> =>
  (await readRow<Held>(
    db,
    sql`with newest as materialized (
      select version, data from market_settings order by market_settings.version desc limit 1)
    select (select jsonb_build_object('version', version, 'data', data) from newest) as newest,
      (select coalesce(jsonb_object_agg(k.key, ${pictureJson}), '{}') from newest,
        jsonb_each_text(coalesce(newest.data -> 'marks', '{}')) k join media m on m.id = k.value) as marks,
      (select coalesce(json_agg(json_build_object('slug', p.slug, 'title', v.title) order by p.slug), '[]')
        from pages p cross join lateral (
          select title from page_versions where page_id = p.id and valid_from <= now()
          order by valid_from desc, n desc limit 1) v
        where p.in_footer and p.deleted_at is null) as "footerPages",
      (select v.id from pages p join page_versions v on v.page_id = p.id
        where p.slug = 'terms-of-service' and v.valid_from <= now()
        order by v.valid_from desc, v.n desc limit 1) as "termsVersionId"`,
  ))!

export async function findVersion(db: Queryable, version: number): Promise<MarketVersion | null> {
  const { rows } = await db.execute<MarketVersion>(
    sql`select version::int as version, data from market_settings where version = ${version}::bigint`,
  )
  return rows[0] ?? null
}

/** Finds which of these pictures exist, without uploads that are being removed. */
export async function findExistingPictures(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from media where id = any(${sql.param([...ids])}::text[])
      and (status <> 'unused' or uploaded_by is not null)`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Reads the settings that held at a time. Null if none were published by then. */
export async function findSettingsAt(tx: Queryable, at: Date): Promise<MarketSettings | null> {
  const { rows } = await tx.execute<Pick<MarketVersion, 'data'>>(sql`select data from market_settings
    where published_at <= ${at.toISOString()}::timestamptz order by market_settings.version desc limit 1`)
  return rows[0]?.data ?? null
}

/** Returns the newest version, and holds back other publishers until this transaction ends. */
export async function lockNewest(tx: Tx): Promise<MarketVersion | null> {
  await tx.execute(sql`lock table market_settings in share row exclusive mode`)
  const { rows } = await tx.execute<MarketVersion>(
    sql`select version::int as version, data from market_settings order by market_settings.version desc limit 1`,
  )
  return rows[0] ?? null
}

export async function insertVersion(
  tx: Queryable,
  { version, data, note, now }: MarketVersion & { note: string; now: Date },
): Promise<void> {
  await tx.execute(sql`insert into market_settings (version, data, note, published_at)
    values (${version}::bigint, ${JSON.stringify(data)}::jsonb, ${note}, ${now.toISOString()})`)
}

/** Whether anyone has registered. A marketplace with accounts isn't new. */
export async function hasAccounts(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ hasAccounts: boolean }>(
    sql`select exists (select from users) as "hasAccounts"`,
  )
  return rows[0]!.hasAccounts
}

/** Whether a buyer is paying: what is captured becomes an order in the currency of its checkout. */
export async function isPaymentUnderWay(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ isUnderWay: boolean }>(sql`select exists (
    select from payments where status in ('created', 'open', 'capturing', 'in_review')) as "isUnderWay"`)
  return rows[0]!.isUnderWay
}

export interface PublishedVersion extends Record<string, unknown> {
  version: number
  note: string
  publishedAt: Date
}

/** Finds the published versions, newest first. */
export async function findVersions(db: Queryable): Promise<PublishedVersion[]> {
  const { rows } = await db.execute<{ version: number; note: string; publishedAt: string }>(sql`
    select version::int as version, note, published_at as "publishedAt" from market_settings
    order by market_settings.version desc limit 500`)
  return rows.map(row => ({ ...row, publishedAt: new Date(row.publishedAt) }))
}
