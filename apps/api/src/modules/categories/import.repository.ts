import { sql } from 'drizzle-orm'
import { insertRows, updateWhereDifferent } from '../../platform/db/bulk.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'

export interface NewCategory {
  id: string
  parentId: string | null
  name: string
  slug: string
  path: string
  depth: number
  position: number
  source: string
  externalId: string
}

/** A category of the marketplace as imports need it. */
export interface CategoryNode {
  id: string
  parentId: string | null
  name: string
  path: string
  /** Number in Google's taxonomy. Null if it doesn't come from there. */
  externalId: string | null
}

/** The marketplace's own categories, parents first. */
export async function findCategoryNodes(db: Queryable): Promise<CategoryNode[]> {
  const { rows } = await db.execute<CategoryNode & Record<string, unknown>>(
    sql`select id, parent_id as "parentId", name, path,
        case when source = 'google' then external_id end as "externalId"
      from categories where shop_id is null order by depth, position`,
  )
  return rows
}

/**
 * Inserts categories or updates those with the same ids, if they differ. Parents have to come first, because each
 * statement checks its own rows.
 *
 * @returns number of inserted or updated categories
 */
export const mergeCategories = (tx: Tx, categories: readonly NewCategory[]): Promise<number> =>
  insertRows(
    tx,
    'categories',
    categories.map(category => ({
      id: category.id,
      parent_id: category.parentId,
      name: category.name,
      slug: category.slug,
      path: category.path,
      depth: category.depth,
      is_show_suggest: false,
      position: category.position,
      source: category.source,
      external_id: category.externalId,
      description: '',
      created_at: 'now',
      updated_at: 'now',
    })),
    updateWhereDifferent(
      'id',
      'categories',
      ['parent_id', 'name', 'slug', 'path', 'depth', 'position'],
      'touch',
    ),
  )
