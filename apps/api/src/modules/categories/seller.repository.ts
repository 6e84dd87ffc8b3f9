import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { MAX_DEPTH } from './seller-tree.repository.ts'

/** Key of the lock that changes of any category hold. */
export const TREE = sql`hashtextextended('categories', 0)`

export interface CategoryRow extends Record<string, unknown> {
  id: string
  parentId: string | null
  name: string
  slug: string
  path: string
  depth: number
  isOwn: boolean
  isShowSuggest: boolean
  version: number
}

/**
 * One change of a shop's tree at a time: two moves side by side could put each category below the other. A change of the
 * marketplace's tree waits for all of them.
 */
export const lockTree = (tx: Tx, { shopId }: ShopScope) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${TREE}),
    pg_advisory_xact_lock(hashtextextended(${`categories ${shopId}`}, 0))`)

/** @throws problem `category.not_found`, also for another shop's */
export async function findCategory(
  tx: Tx,
  { shopId }: ShopScope,
  id: string,
  pointer?: string,
): Promise<CategoryRow> {
  const { rows } = await tx.execute<CategoryRow>(sql`
    select id, parent_id as "parentId", name, slug, path, depth, shop_id is not null as "isOwn",
      is_show_suggest as "isShowSuggest", version
    from categories where id = ${id}::uuid and (shop_id is null or shop_id = ${shopId}::uuid) for no key update`)
  if (rows[0]) return rows[0]
  throw problem('category.not_found', {
    ...(pointer && {
      fields: [{ pointer, code: 'not_found', message: 'This category doesn’t exist.' }],
    }),
  })
}

/** @throws problem `category.not_found`, `category.not_allowed` for one of the marketplace */
export async function findOwnCategory(tx: Tx, shop: ShopScope, id: string): Promise<CategoryRow> {
  const found = await findCategory(tx, shop, id)
  if (found.isOwn) return found
  throw problem('category.not_allowed', {
    detail: 'This category belongs to the marketplace. You can add your own below it.',
  })
}

/**
 * Moves a category and all below it to another parent or slug; null is the top. A trigger stores the old paths.
 *
 * @param pointer field to report if it doesn't fit
 * @throws problem `category.not_allowed`, `category.slug_taken`
 */
export async function replant(
  tx: Tx,
  category: CategoryRow,
  { parent, slug }: { parent: Pick<CategoryRow, 'id' | 'path' | 'depth'> | null; slug: string },
  pointer: string,
): Promise<void> {
  const path = parent ? `${parent.path}/${slug}` : slug
  if (parent && (parent.path === category.path || parent.path.startsWith(`${category.path}/`)))
    throw refused(pointer, 'A category can’t be below itself.')
  const { rows } = await tx.execute<{ depth: number }>(sql`select max(depth) as depth from categories
    where path = ${category.path} or starts_with(path, ${`${category.path}/`})`)
  const by = (parent?.depth ?? 0) + 1 - category.depth
  if ((rows[0]?.depth ?? category.depth) + by > MAX_DEPTH)
    throw refused(pointer, `Categories can be at most ${MAX_DEPTH} levels deep.`)
  await requireFreePath(tx, path, category.id, pointer)
  await tx.execute(sql`update categories set
      parent_id = case when id = ${category.id}::uuid then ${parent?.id ?? null}::uuid else parent_id end,
      slug = case when id = ${category.id}::uuid then ${slug} else slug end,
      path = ${path} || substr(path, ${category.path.length + 1}), depth = depth + ${by}, updated_at = now()
    where path = ${category.path} or starts_with(path, ${`${category.path}/`})`)
}

const refused = (pointer: string, detail: string) =>
  problem('category.not_allowed', {
    detail,
    fields: [{ pointer, code: 'not_allowed', message: 'The category can’t be moved here.' }],
  })

/** @throws problem `category.slug_taken` */
export async function requireFreePath(
  tx: Tx,
  path: string,
  ownId: string | null,
  pointer: string,
): Promise<void> {
  if (await isPathFree(tx, path, ownId)) return
  throw problem('category.slug_taken', {
    detail: 'Another category on the same level uses this URL. Choose another one.',
    fields: [{ pointer, code: 'unique', message: 'Another category on this level uses this URL.' }],
  })
}

export async function isPathFree(tx: Tx, path: string, ownId: string | null): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from categories where path = ${path} and id is distinct from ${ownId}::uuid`,
  )
  return rows.length === 0
}

export async function deleteCategory(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from categories where id = ${id}::uuid`)
}

export interface NewSellerCategory {
  id: string
  name: string
  slug: string
  description: string
  /** Null unless the shop asks for a place in the top menu. */
  suggestRequestedAt: Date | null
}

/** Adds a category of the shop behind the others below its parent. */
export async function insertCategory(
  tx: Tx,
  { shopId }: ShopScope,
  parent: Pick<CategoryRow, 'id' | 'path' | 'depth'>,
  { id, name, slug, description, suggestRequestedAt }: NewSellerCategory,
): Promise<void> {
  await tx.execute(sql`insert into categories
      (id, parent_id, shop_id, name, slug, path, depth, position, source, description, suggest_requested_at)
    select ${id}::uuid, ${parent.id}::uuid, ${shopId}::uuid, ${name}, ${slug}, ${`${parent.path}/${slug}`},
      ${parent.depth + 1}, coalesce(max(position), -1) + 1, 'seller', ${description},
      ${suggestRequestedAt?.toISOString() ?? null}::timestamptz
    from categories where parent_id = ${parent.id}::uuid`)
}

export interface CategoryChange {
  name: string
  /** Undefined leaves it unchanged. */
  description: string | undefined
  /** Undefined leaves it unchanged. Another name leaves the top menu, which was granted to the former one. */
  isShowSuggest: boolean | undefined
  /** Time of a new request for a place in the top menu; null if there is none. */
  suggestRequestedAt: Date | null
}

/** Changes a category of the shop and counts its version up. */
export async function updateCategory(
  tx: Tx,
  { shopId }: ShopScope,
  id: string,
  { name, description, isShowSuggest, suggestRequestedAt }: CategoryChange,
): Promise<void> {
  await tx.execute(sql`update categories set name = ${name},
      description = coalesce(${description ?? null}, description),
      is_show_suggest = is_show_suggest and ${isShowSuggest !== false} and name = ${name},
      suggest_requested_at = case when ${isShowSuggest === undefined && suggestRequestedAt === null} then suggest_requested_at
        else coalesce(case when ${isShowSuggest === true} then suggest_requested_at end,
          ${suggestRequestedAt?.toISOString() ?? null}::timestamptz) end,
      version = version + 1, updated_at = now()
    where id = ${id}::uuid and shop_id = ${shopId}::uuid`)
}

/** Whether a category has categories below it, and whether it has products. */
export async function findContents(tx: Tx, id: string): Promise<{ children: boolean; products: boolean }> {
  const { rows } = await tx.execute<{ children: boolean; products: boolean }>(sql`select
    exists (select from categories where parent_id = ${id}::uuid) as children,
    exists (select from products where category_id = ${id}::uuid) as products`)
  return rows[0]!
}

/** Sorts a shop's own categories below a parent in the order of these ids, after those of the marketplace. */
export const orderCategories = (tx: Tx, { shopId }: ShopScope, parentId: string, ids: readonly string[]) =>
  tx.execute(sql`update categories c set position = w.at + (
      select coalesce(max(position), -1) from categories where parent_id = ${parentId}::uuid and shop_id is null)
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as w(id, at)
    where c.id = w.id and c.shop_id = ${shopId}::uuid`)

/** Ids of the shop's own categories below a parent, in their order. */
export async function findOwnChildren(tx: Tx, { shopId }: ShopScope, parentId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from categories
    where parent_id = ${parentId}::uuid and shop_id = ${shopId}::uuid order by position, name, id`)
  return rows.map(({ id }) => id)
}

/**
 * Finds the author of a category's last edit, and its time in milliseconds. Only edits increase the version, not
 * other changes.
 */
export async function findLastEdit(
  tx: Tx,
  { shopId }: ShopScope,
  id: string,
): Promise<{ by: string | null; at: number } | null> {
  const { rows } = await tx.execute<{ by: string | null; at: number }>(sql`
    select u.username as by, (extract(epoch from l.at) * 1000)::float8 as at
    from shop_log l left join users u on u.id = l.actor_id
    where l.shop_id = ${shopId}::uuid and l.subject_id = ${id} and l.what = 'category.updated' order by l.id desc limit 1`)
  return rows[0] ?? null
}
