import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import { problem } from '../../contract/problem.ts'
import type { Db } from '../../platform/db/client.ts'
import { readRow, readRows } from '../../platform/db/read.ts'
import { depthOf, PATH } from '../catalog/list-filter.ts'
import { type CategoryReference, referenceJson, type TileRow, tileOf, tilesJson } from './category-tiles.ts'

type Category = components['schemas']['Category']
type CategoryPage = components['schemas']['CategoryPage']

interface CategoryRow {
  id: string
  parentId: string | null
  name: string
  slug: string
  icon: string | null
  isShowSuggest: boolean
  hasChild: boolean
  [column: string]: unknown
}

const columns = sql`c.id, c.parent_id as "parentId", c.name, c.slug, c.icon, c.is_show_suggest as "isShowSuggest",
  exists (select 1 from categories k where k.parent_id = c.id) as "hasChild"`

/**
 * The tree, or so many levels of it, or those below one category.
 *
 * @throws problem `category.not_found`
 */
export async function readTree(
  db: Db,
  { depth, parent }: { depth?: number; parent?: string },
): Promise<Category[]> {
  const base = parent === undefined ? null : await findDepth(db, parent)
  const rows = await readRows<CategoryRow>(
    db,
    base === null
      ? sql`select ${columns} from categories c where c.depth <= ${depth ?? 100}::int order by c.position, c.name`
      : sql`with recursive below as (
          select c.id, c.depth from categories c where c.parent_id = ${parent}::uuid
          union all
          select k.id, k.depth from categories k join below b on k.parent_id = b.id
          where k.depth <= ${base + (depth ?? 100)}::int
        )
        select ${columns} from below b join categories c on c.id = b.id order by c.position, c.name`,
  )
  return grow(rows, parent ?? null)
}

async function findDepth(db: Db, id: string): Promise<number> {
  const row = await readRow<{ depth: number }>(db, sql`select depth from categories where id = ${id}::uuid`)
  if (!row) throw problem('category.not_found')
  return row.depth
}

/** The categories shown in the top navigation, each with one level of children. */
export async function readSuggested(db: Db): Promise<Category[]> {
  const rows = await readRows<CategoryRow>(
    db,
    sql`select ${columns}, c.position from categories c where c.is_show_suggest
      union all
      select ${columns}, c.position from categories c join categories above on above.id = c.parent_id
      where above.is_show_suggest and not c.is_show_suggest
      order by position, name`,
  )
  const byParent = byParentOf(rows)
  return rows
    .filter(row => row.isShowSuggest)
    .map(row =>
      categoryOf(
        row,
        (byParent.get(row.id) ?? []).map(child => categoryOf(child, [])),
      ),
    )
}

function byParentOf(rows: readonly CategoryRow[]): Map<string | null, CategoryRow[]> {
  const groups = new Map<string | null, CategoryRow[]>()
  for (const row of rows) {
    const group = groups.get(row.parentId)
    if (group) group.push(row)
    else groups.set(row.parentId, [row])
  }
  return groups
}

function grow(rows: readonly CategoryRow[], root: string | null): Category[] {
  const byParent = byParentOf(rows)
  const below = (id: string | null): Category[] =>
    (byParent.get(id) ?? []).map(row => categoryOf(row, below(row.id)))
  return below(root)
}

const categoryOf = (row: CategoryRow, child: Category[]): Category => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  isShowSuggest: row.isShowSuggest,
  icon: row.icon,
  hasChild: row.hasChild,
  child,
})

interface PageRow {
  id: string
  name: string
  slug: string
  path: string
  ancestors: CategoryReference[]
  child: TileRow[]
  [column: string]: unknown
}

/** @throws problem `category.not_found` */
export async function readCategory(db: Db, path: string): Promise<CategoryPage> {
  if (!PATH.test(path)) throw problem('category.not_found')
  const slugs = path.split('/')
  const above = slugs.slice(1).map((_, at) => slugs.slice(0, at + 1).join('/'))
  const row = await readRow<PageRow>(
    db,
    sql`select o.id, o.name, o.slug, o.path,
      (select coalesce(json_agg(${referenceJson} order by c.depth), '[]') from categories c
        where c.path = any(${sql.param(above)}::text[])) as ancestors,
      ${tilesJson(depthOf(path) + 1, sql`where c.parent_id = o.id`)} as child
      from categories o where o.path = ${path}`,
  )
  if (!row) throw problem('category.not_found')
  return { ...row, child: row.child.map(tileOf) }
}
