import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { TREE } from './seller.repository.ts'

export interface TopMenuRequest extends Record<string, unknown> {
  id: string
  path: string
  name: string
  shop: string
  /** Milliseconds. */
  requestedAt: number
  /** Number of all requests that wait. */
  count: number
}

/** Shops' categories that wait for a place in the top menu, the first that asked first. */
export async function findTopMenuRequests(db: Queryable, limit: number): Promise<TopMenuRequest[]> {
  const { rows } = await db.execute<TopMenuRequest>(sql`
    select c.id, c.path, c.name, s.name as shop, (extract(epoch from c.suggest_requested_at) * 1000)::float8 as "requestedAt",
      (count(*) over ())::int as count
    from categories c join shops s on s.id = c.shop_id
    where c.suggest_requested_at is not null and not c.is_show_suggest order by c.suggest_requested_at, c.path limit ${limit}`)
  return rows
}

/** Adds a category to the top menu or removes it, and answers its shop's request. Null if there is none. */
export async function setTopMenu(
  tx: Queryable,
  id: string,
  isShown: boolean,
): Promise<{ name: string; shopId: string | null } | null> {
  const { rows } = await tx.execute<{ name: string; shopId: string | null }>(sql`
    update categories set is_show_suggest = ${isShown}, suggest_requested_at = null, updated_at = now()
    where id = ${id}::uuid returning name, shop_id as "shopId"`)
  return rows[0] ?? null
}

export async function findCategoryId(db: Queryable, path: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from categories where path = ${path}`)
  return rows[0]?.id ?? null
}

export interface TaxedCategory extends Record<string, unknown> {
  id: string
  name: string
  path: string
  taxCategory: string
}

/** Finds the categories that have a tax category themselves, also those of shops. */
export async function findTaxedCategories(db: Queryable): Promise<TaxedCategory[]> {
  const { rows } = await db.execute<TaxedCategory>(sql`
    select id, name, path, tax_category as "taxCategory" from categories where tax_category is not null order by path`)
  return rows
}

/** Finds the categories of the marketplace, by path. */
export async function findMarketCategories(
  db: Queryable,
): Promise<{ id: string; path: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; path: string; name: string }>(
    sql`select id, path, name from categories where shop_id is null order by path limit 2000`,
  )
  return rows
}

/** Finds which of these categories exist. */
export async function findExistingCategories(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from categories where id = any(${sql.param([...ids])}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Sets the tax category of categories and of those below that have none of their own. Null takes that of the category
 * above.
 */
export async function setTaxCategories(
  tx: Tx,
  changes: readonly { id: string; taxCategory: string | null }[],
): Promise<void> {
  await tx.execute(sql`
    update categories c set tax_category = w."taxCategory", updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as w(id uuid, "taxCategory" text)
    where c.id = w.id`)
}

export interface OperatorCategoryRow extends Record<string, unknown> {
  id: string
  parentId: string | null
  name: string
  slug: string
  path: string
  depth: number
  shopId: string | null
  shop: string | null
  inMenu: boolean
  /** Milliseconds. */
  requestedAt: number | null
  version: number
}

const columns = sql`c.id, c.parent_id as "parentId", c.name, c.slug, c.path, c.depth, c.shop_id as "shopId",
  (select s.name from shops s where s.id = c.shop_id) as shop, c.is_show_suggest as "inMenu",
  (extract(epoch from c.suggest_requested_at) * 1000)::float8 as "requestedAt", c.version`

/** All categories of the marketplace and of its shops, siblings in their order, each with its own products. */
export async function findCategoriesForOperator(
  db: Queryable,
): Promise<(OperatorCategoryRow & { products: number })[]> {
  const { rows } = await db.execute<OperatorCategoryRow & { products: number }>(sql`
    with own as (select category_id, count(*)::int as n from products group by category_id)
    select ${columns}, coalesce(own.n, 0) as products from categories c left join own on own.category_id = c.id
    order by c.position, c.name, c.id`)
  return rows
}

export interface CategoryFacts extends OperatorCategoryRow {
  /** Products in this very category, and the shops that have some there. */
  products: number
  shops: number
  /** Categories right below it. */
  children: number
  /** Former URLs that lead to it. */
  formerUrls: number
}

/** A category with what a change of it concerns. Null if there is none. */
export async function findCategoryForOperator(db: Queryable, id: string): Promise<CategoryFacts | null> {
  const { rows } = await db.execute<CategoryFacts>(sql`
    select ${columns}, own.products, own.shops,
      (select count(*)::int from categories k where k.parent_id = c.id) as children,
      (select count(*)::int from slug_redirects r where r.category_id = c.id) as "formerUrls"
    from categories c cross join lateral (
      select count(*)::int as products, count(distinct p.shop_id)::int as shops from products p where p.category_id = c.id) own
    where c.id = ${id}::uuid`)
  return rows[0] ?? null
}

/** Waits for changes of any category, and holds back others until the transaction ends. */
export const lockAllTrees = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${TREE})`)

/** @throws problem `category.not_found` */
export async function requireCategory(tx: Tx, id: string, pointer?: string): Promise<OperatorCategoryRow> {
  const { rows } = await tx.execute<OperatorCategoryRow>(
    sql`select ${columns} from categories c where c.id = ${id}::uuid for no key update`,
  )
  if (rows[0]) return rows[0]
  throw problem('category.not_found', {
    ...(pointer && { fields: [{ pointer, code: 'not_found', message: 'This category doesn’t exist.' }] }),
  })
}

/** Adds a category of the marketplace behind the others below its parent. */
export async function insertMarketCategory(
  tx: Tx,
  parent: Pick<OperatorCategoryRow, 'id' | 'path' | 'depth'> | null,
  { id, name, slug }: { id: string; name: string; slug: string },
): Promise<void> {
  await tx.execute(sql`insert into categories (id, parent_id, name, slug, path, depth, position, source)
    select ${id}::uuid, ${parent?.id ?? null}::uuid, ${name}, ${slug}, ${parent ? `${parent.path}/${slug}` : slug},
      ${(parent?.depth ?? 0) + 1}, coalesce(max(position), -1) + 1, 'operator'
    from categories where parent_id is not distinct from ${parent?.id ?? null}::uuid`)
}

export async function renameCategory(tx: Tx, id: string, name: string): Promise<void> {
  await tx.execute(sql`update categories set name = ${name} where id = ${id}::uuid`)
}

/** Counts the version up, so that a save which began before is refused. */
export async function touchCategory(tx: Tx, id: string): Promise<void> {
  await tx.execute(
    sql`update categories set version = version + 1, updated_at = now() where id = ${id}::uuid`,
  )
}

/** Ids of the categories right below one, in their order, of the same owner as `like`. */
export async function findSiblings(tx: Tx, like: OperatorCategoryRow): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from categories
    where parent_id is not distinct from ${like.parentId}::uuid and shop_id is not distinct from ${like.shopId}::uuid
    order by position, name, id`)
  return rows.map(({ id }) => id)
}

export const findChildren = async (tx: Tx, id: string): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from categories where parent_id = ${id}::uuid order by position, name, id`,
  )
  return rows.map(row => row.id)
}

/** Gives these categories the smallest of their positions and those after it, in this order. */
export const orderSiblings = (tx: Tx, ids: readonly string[]) =>
  tx.execute(sql`update categories c set position = w.at - 1 + (
      select min(position) from categories where id = any(${sql.param([...ids])}::uuid[]))
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as w(id, at) where c.id = w.id`)
