import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { readRow, readRows } from '../../../platform/db/read.ts'
import { isPublicCategory, visible } from '../../read-model/index.ts'

type Kind = components['schemas']['SitemapKind']
type Section = components['schemas']['SitemapSection']
type Entry = components['schemas']['SitemapEntry']

export const MAX_ENTRIES = 5_000

/** Rows that have a public page. Ids are never reused and ascend, so that new entries are on the last page. */
const SOURCES: Record<Kind, SQL> = {
  products: sql`select p.id, p.slug, p.updated_at as modified from products p where ${visible}`,
  // Three levels have pages.
  categories: sql`select c.id, c.path as slug, c.updated_at as modified from categories c
    where c.depth <= 3 and ${isPublicCategory()}`,
  shops: sql`select s.id, s.slug, s.updated_at as modified from shops s where s.status = 'open'`,
}

/** Counts the URLs of each kind and their pages. */
export const findSitemapIndex = (db: Db): Promise<Section[]> =>
  Promise.all(
    (Object.keys(SOURCES) as Kind[]).map(async kind => {
      const row = await readRow<{ count: number; modified: Date | null }>(
        db,
        sql`select count(*)::int as count, max(modified) as modified from (${SOURCES[kind]}) x`,
      )
      const { count, modified } = row!
      return {
        kind,
        count,
        pages: Math.ceil(count / MAX_ENTRIES),
        lastModified: modified?.toISOString() ?? null,
      }
    }),
  )

/** @param page from 1; one past the end is empty */
export async function findSitemapPage(db: Db, kind: Kind, page: number): Promise<Entry[]> {
  const rows = await readRows<{ slug: string; modified: Date }>(
    db,
    sql`select slug, modified from (${SOURCES[kind]}) x order by id limit ${MAX_ENTRIES} offset ${(page - 1) * MAX_ENTRIES}`,
  )
  return rows.map(({ slug, modified }) => ({ slug, lastModified: modified.toISOString() }))
}
