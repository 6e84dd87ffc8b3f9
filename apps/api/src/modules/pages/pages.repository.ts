import { eq, sql } from 'drizzle-orm'
import { insertTogether } from '../../platform/db/bulk.ts'
import type { Db, Queryable, Tx } from '../../platform/db/client.ts'
import { readRows } from '../../platform/db/read.ts'
import { newId } from '../../platform/ids.ts'
import { type PageKind, pages, type pageVersions } from './pages.schema.ts'
import type { RenderedText } from './read-page.ts'
import type { PageSection } from './render-page.ts'

type Source = (typeof pageVersions.$inferSelect)['source']

interface CurrentPage extends Record<string, unknown> {
  slug: string
  kind: PageKind
  isOwn: boolean
  inSitemap: boolean
  versionId: string
  title: string
  description: string
  html: string
  sections: PageSection[]
  validFrom: string
  /** Next version that applies later and has another text. Null if there is none. */
  upcoming: Upcoming | null
}

/** A text with the time from which it applies, ISO 8601. */
interface Upcoming extends Pick<RenderedText, 'title' | 'description' | 'html' | 'sections'> {
  validFrom: string
}

/** Reads the version of each page that holds at a time. */
export const findCurrentPages = (db: Pick<Db, '$client'>, now: Date): Promise<CurrentPage[]> =>
  readRows<CurrentPage>(
    db,
    sql`select p.slug, p.kind, p.is_own as "isOwn", p.in_sitemap as "inSitemap", v.id as "versionId", v.title, v.description, v.html, v.sections,
      to_char(v.valid_from at time zone 'utc', 'YYYY-MM-DD') as "validFrom",
      case when u.id is null then null else json_build_object('title', u.title, 'description', u.description,
        'html', u.html, 'sections', u.sections, 'validFrom', u.valid_from) end as upcoming
    from pages p cross join lateral (
      select * from page_versions where page_id = p.id and valid_from <= ${now.toISOString()}::timestamptz
      order by valid_from desc, n desc limit 1
    ) v left join lateral (
      select * from (
        select distinct on (valid_from) * from page_versions
        where page_id = p.id and valid_from > ${now.toISOString()}::timestamptz order by valid_from, n desc) later
      where (later.title, later.description, later.body) is distinct from (v.title, v.description, v.body)
      order by later.valid_from limit 1
    ) u on true where p.deleted_at is null order by p.slug`,
  )

/** Finds the versions of these pages that apply at a time. */
export async function findTermsInForce(
  db: Queryable,
  slugs: readonly string[],
  now: Date,
): Promise<{ slug: string; title: string; validFrom: string }[]> {
  const { rows } = await db.execute<{ slug: string; title: string; validFrom: string }>(sql`
    select p.slug, v.title, v.valid_from as "validFrom" from pages p cross join lateral (
      select title, valid_from from page_versions where page_id = p.id and valid_from <= ${now.toISOString()}::timestamptz
      order by valid_from desc, n desc limit 1
    ) v where p.slug = any(${sql.param([...slugs])}::text[])`)
  return rows
}

/** Sections of the legal pages at a time, by page. */
export async function findLegalSections(
  db: Queryable,
  now: Date,
): Promise<Pick<CurrentPage, 'title' | 'sections'>[]> {
  const { rows } = await db.execute<Pick<CurrentPage, 'title' | 'sections'>>(sql`
    select v.title, v.sections from pages p cross join lateral (
      select * from page_versions where page_id = p.id and valid_from <= ${now.toISOString()}::timestamptz
      order by valid_from desc, n desc limit 1
    ) v where p.deleted_at is null and p.kind = 'legal' order by v.title`)
  return rows
}

/** Holds back everyone who would publish a page until this transaction ends. */
export async function lockPages(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table pages in exclusive mode`)
}

/** Locks a page, so that the second of two who publish sees the first. Null if there is none. */
export async function lockPage(tx: Tx, slug: string): Promise<{ id: string; newest: number } | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from pages where slug = ${slug} and deleted_at is null for update`)
  const [page] = rows
  if (!page) return null
  const { rows: newest } = await tx.execute<{ n: number }>(
    sql`select max(n) as n from page_versions where page_id = ${page.id}::uuid`,
  )
  return { id: page.id, newest: newest[0]?.n ?? 0 }
}

export interface NewVersion {
  pageId: string
  n: number
  source: Source
  text: RenderedText
  validFrom: Date
  note: string
  now: Date
}

interface NewPage {
  id: string
  slug: string
  kind: PageKind
  isOwn?: boolean
  inFooter?: boolean
  inSitemap?: boolean
}

/** Inserts pages and versions by one statement, so that the catalog's version moves once. */
export const insertPageVersions = (
  tx: Tx,
  versions: readonly NewVersion[],
  newPages: readonly NewPage[] = [],
): Promise<void> =>
  insertTogether(tx, {
    pages: newPages.map(({ id, slug, kind, isOwn = false, inFooter = false, inSitemap = false }) => ({
      id,
      slug,
      kind,
      is_own: isOwn,
      in_footer: inFooter,
      in_sitemap: inSitemap,
    })),
    page_versions: versions.map(({ pageId, n, source, text, validFrom, note, now }) => ({
      id: newId(),
      page_id: pageId,
      n,
      source,
      title: text.title,
      description: text.description,
      body: text.body,
      html: text.html,
      sections: text.sections,
      valid_from: validFrom,
      note,
      published_at: now,
    })),
  })

export interface PageVersion {
  pageId: string
  slug: string
  kind: PageKind
  isOwn: boolean
  isDeleted: boolean
  n: number
  title: string
  source: Source
  validFrom: Date
  publishedAt: Date
  note: string
  /** Hash of title, description and Markdown; see `hashOf`. */
  hash: string
}

/** Finds the versions of one page, or of all, by page and then newest first. */
export async function findPageVersions(db: Queryable, slug: string | null): Promise<PageVersion[]> {
  const { rows } = await db.execute<Record<string, unknown> & { validFrom: string; publishedAt: string }>(sql`
    select p.id as "pageId", p.slug, p.kind, p.is_own as "isOwn", p.deleted_at is not null as "isDeleted", v.n, v.title, v.source, v.valid_from as "validFrom", v.published_at as "publishedAt", v.note,
      md5(concat_ws(E'\\n', v.title, v.description, v.body)) as hash
    from pages p join page_versions v on v.page_id = p.id
    where ${slug}::text is null or p.slug = ${slug} order by p.slug, v.n desc`)
  return rows.map(row => ({
    ...(row as unknown as PageVersion),
    validFrom: new Date(row.validFrom),
    publishedAt: new Date(row.publishedAt),
  }))
}

interface PageRow extends Record<string, unknown> {
  id: string
  isOwn: boolean
  isDeleted: boolean
  newest: number
}

/** Finds a page, also a deleted one, with the number of its newest version. */
export async function findPage(tx: Tx, slug: string): Promise<PageRow | null> {
  const { rows } = await tx.execute<PageRow>(sql`
    select p.id, p.is_own as "isOwn", p.deleted_at is not null as "isDeleted",
      (select max(n) from page_versions v where v.page_id = p.id) as newest
    from pages p where p.slug = ${slug}`)
  return rows[0] ?? null
}

export async function updateOwnPage(
  tx: Tx,
  id: string,
  change: Partial<Pick<typeof pages.$inferInsert, 'kind' | 'inFooter' | 'inSitemap' | 'deletedAt'>>,
): Promise<void> {
  await tx.update(pages).set(change).where(eq(pages.id, id))
}

/** Finds a version by its id, and after it the version of a page that holds at a time. */
export async function findContractTexts(
  db: Queryable,
  { termsVersionId, slug, now }: { termsVersionId: string | null; slug: string; now: Date },
): Promise<Pick<CurrentPage, 'title' | 'html'>[]> {
  const { rows } = await db.execute<Pick<CurrentPage, 'title' | 'html'>>(sql`
    select v.title, v.html from (
      (select 0 as at, id from page_versions where id = ${termsVersionId}::uuid)
      union all
      (select 1, x.id from page_versions x join pages p on p.id = x.page_id
        where p.slug = ${slug} and p.deleted_at is null and x.valid_from <= ${now.toISOString()}::timestamptz
        order by x.valid_from desc, x.n desc limit 1)
    ) found join page_versions v on v.id = found.id order by found.at`)
  return rows
}

/** Finds the text of a version; null if there is none. */
export async function findPageText(db: Queryable, slug: string, n: number) {
  const { rows } = await db.execute<{ title: string; description: string; body: string }>(sql`
    select v.title, v.description, v.body from pages p join page_versions v on v.page_id = p.id
    where p.slug = ${slug} and v.n = ${n}`)
  return rows[0] ?? null
}
