import { type SQL, sql } from 'drizzle-orm'
import { Problem, problem } from '../../contract/problem.ts'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'

export type Renamed = 'product' | 'shop' | 'category'

const TODAY: Record<Renamed, (slug: string) => SQL> = {
  product: slug => sql`select p.slug from former_slugs f join products p on p.id = f.product_id
    join shops s on s.id = p.shop_id and s.status = 'open'
    where f.kind = 'product' and f.slug = ${slug} and p.status = 'active'`,
  shop: slug => sql`select s.slug from former_slugs f join shops s on s.id = f.shop_id
    where f.kind = 'shop' and f.slug = ${slug} and s.status = 'open'`,
  category: slug => sql`select c.path as slug from former_slugs f join categories c on c.id = f.category_id
    where f.kind = 'category' and f.slug = ${slug}`,
}

/**
 * Reads by a slug, or for a category by a path. Where nothing has it but something had it, the refusal says
 * what that is called today.
 */
export async function orMoved<T>(db: Db, kind: Renamed, slug: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404 || slug.includes('\u0000')) throw error
    const today = await readRow<{ slug: string }>(db, TODAY[kind](slug))
    throw today ? problem(error.code, { detail: 'It has a new address.', movedTo: today.slug }) : error
  }
}
