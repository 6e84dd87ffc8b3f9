import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'
import { isPublicCategory, offered } from '../read-model/index.ts'

export type RedirectKind = 'product' | 'shop' | 'category'

const PRESENT_SLUG: Record<RedirectKind, (slug: string) => SQL> = {
  product: slug => sql`select p.slug from slug_redirects r join products p on p.id = r.product_id
    join shops s on s.id = p.shop_id and s.status in ('open', 'terminated')
    where r.kind = 'product' and r.slug = ${slug} and ${offered}`,
  shop: slug => sql`select s.slug from slug_redirects r join shops s on s.id = r.shop_id
    where r.kind = 'shop' and r.slug = ${slug} and s.status in ('open', 'terminated')`,
  category: slug => sql`select c.path as slug from slug_redirects r join categories c on c.id = r.category_id
    where r.kind = 'category' and r.slug = ${slug} and ${isPublicCategory()}`,
}

const ENDED: Record<RedirectKind, (slug: string) => SQL> = {
  product: slug => sql`select from products p join shops s on s.id = p.shop_id
    where p.slug = ${slug} and ${offered} and s.status = 'terminated'`,
  shop: slug => sql`select from shops where slug = ${slug} and status = 'terminated'`,
  category: () => sql`select where false`,
}

/** Whether this slug belongs to a terminated shop, or to a product that it had on sale. */
export async function isOfEndedShop(db: Db, kind: RedirectKind, slug: string): Promise<boolean> {
  return (await readRow(db, ENDED[kind](slug))) !== undefined
}

/** The present slug, or path of a category, of what once had this one. */
export async function findPresentSlug(db: Db, kind: RedirectKind, slug: string): Promise<string | null> {
  return (await readRow<{ slug: string }>(db, PRESENT_SLUG[kind](slug)))?.slug ?? null
}

/** Redirects the former paths of a category to another category. */
export async function redirectFormerPaths(tx: Tx, categoryId: string, toId: string): Promise<void> {
  await tx.execute(
    sql`update slug_redirects set category_id = ${toId}::uuid where category_id = ${categoryId}::uuid`,
  )
}

/** Redirects a path that no category has any longer to a category. */
export async function redirectCategory(tx: Tx, path: string, toId: string): Promise<void> {
  await tx.execute(sql`insert into slug_redirects (kind, slug, category_id)
    values ('category', ${path}, ${toId}::uuid)
    on conflict (kind, slug) do update set category_id = excluded.category_id, created_at = now()`)
}
