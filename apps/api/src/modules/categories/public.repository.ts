import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow, readRows } from '../../platform/db/read.ts'
import {
  type CategoryReference,
  depthOf,
  isPublicCategory,
  referenceJson,
  type TileRow,
  tilesJson,
} from '../read-model/index.ts'

export interface CategoryRow {
  id: string
  parentId: string | null
  name: string
  slug: string
  icon: string | null
  isShowSuggest: boolean
  isFromShop: boolean
  hasChild: boolean
  [column: string]: unknown
}

export interface CategoryPageRow {
  id: string
  name: string
  slug: string
  path: string
  ancestors: CategoryReference[]
  child: TileRow[]
  [column: string]: unknown
}

const columns = sql`c.id, c.parent_id as "parentId", c.name, c.slug, c.icon, c.is_show_suggest as "isShowSuggest",
  c.shop_id is not null as "isFromShop",
  exists (select 1 from categories k where k.parent_id = c.id and ${isPublicCategory('k')}) as "hasChild"`

/** Finds all public categories down to this depth, including those in the top menu whose parents are among them. */
export const findCategories = (db: Db, depth: number): Promise<CategoryRow[]> =>
  readRows(
    db,
    sql`select ${columns} from categories c where (c.depth <= ${depth}::int or c.is_show_suggest and c.depth = ${depth}::int + 1)
      and ${isPublicCategory()} order by c.position, c.name`,
  )

/** Finds the public categories below a category, down to this depth of the whole tree. */
export const findCategoriesBelow = (db: Db, parentId: string, depth: number): Promise<CategoryRow[]> =>
  readRows(
    db,
    sql`with recursive below as (
        select c.id, c.depth from categories c where c.parent_id = ${parentId}::uuid
        union all
        select k.id, k.depth from categories k join below b on k.parent_id = b.id
        where k.depth <= ${depth}::int
      )
      select ${columns} from below b join categories c on c.id = b.id where ${isPublicCategory()} order by c.position, c.name`,
  )

/** Depth of a public category. Null if there is none. */
export async function findDepth(db: Db, id: string): Promise<number | null> {
  const row = await readRow<{ depth: number }>(
    db,
    sql`select c.depth from categories c where c.id = ${id}::uuid and ${isPublicCategory()}`,
  )
  return row?.depth ?? null
}

/** Finds the public categories of the top menu, and the marketplace's own ones below them. */
export const findSuggested = (db: Db): Promise<CategoryRow[]> =>
  readRows(
    db,
    sql`select ${columns}, c.position from categories c where c.is_show_suggest and ${isPublicCategory()}
      union all
      select ${columns}, c.position from categories c join categories above on above.id = c.parent_id
      where above.is_show_suggest and not c.is_show_suggest and c.shop_id is null and ${isPublicCategory()}
      order by position, name`,
  )

/** Finds a public category for its page. Null if there is none. */
export async function findCategoryPage(db: Db, path: string): Promise<CategoryPageRow | null> {
  const slugs = path.split('/')
  const above = slugs.slice(1).map((_, at) => slugs.slice(0, at + 1).join('/'))
  const row = await readRow<CategoryPageRow>(
    db,
    sql`select o.id, o.name, o.slug, o.path,
      (select coalesce(json_agg(${referenceJson} order by c.depth), '[]') from categories c
        where c.path = any(${sql.param(above)}::text[])) as ancestors,
      ${tilesJson(depthOf(path) + 1, sql`where c.parent_id = o.id and ${isPublicCategory()}`)} as child
      from categories o where o.path = ${path} and ${isPublicCategory('o')}`,
  )
  return row ?? null
}
