import type { components } from '@stoa/api-client/schema'
import type { Db } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { PATH, tilesOf } from '../read-model/index.ts'
import * as repository from './public.repository.ts'

type Category = components['schemas']['Category']
type CategoryPage = components['schemas']['CategoryPage']
type Row = repository.CategoryRow

const ALL_LEVELS = 100

/**
 * Reads the category tree, its upper levels, or the part below one category.
 *
 * @throws problem `category.not_found`
 */
export async function readTree(
  db: Db,
  { depth = ALL_LEVELS, parent }: { depth?: number; parent?: string },
): Promise<Category[]> {
  if (parent === undefined) return treeOf(await repository.findCategories(db, depth), null)
  const base = await repository.findDepth(db, parent)
  if (base === null) throw problem('category.not_found')
  return treeOf(await repository.findCategoriesBelow(db, parent, base + depth), parent)
}

/** The categories shown in the top navigation, each with one level of children. */
export async function readSuggested(db: Db): Promise<Category[]> {
  const rows = await repository.findSuggested(db)
  const byParent = Map.groupBy(rows, row => row.parentId)
  const childrenOf = (row: Row) => (byParent.get(row.id) ?? []).map(child => categoryOf(child, []))
  return rows.filter(row => row.isShowSuggest).map(row => categoryOf(row, childrenOf(row)))
}

function treeOf(rows: readonly Row[], root: string | null): Category[] {
  const byParent = Map.groupBy(rows, row => row.parentId)
  const below = (id: string | null): Category[] =>
    (byParent.get(id) ?? []).map(row => categoryOf(row, below(row.id)))
  return below(root)
}

const categoryOf = (row: Row, child: Category[]): Category => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  isShowSuggest: row.isShowSuggest,
  ...(row.isFromShop && { isFromShop: true }),
  icon: row.icon,
  hasChild: row.hasChild,
  child,
})

/** @throws problem `category.not_found` */
export async function readCategory(db: Db, path: string): Promise<CategoryPage> {
  const row = PATH.test(path) ? await repository.findCategoryPage(db, path) : null
  if (!row) throw problem('category.not_found')
  return { ...row, child: tilesOf(row.child) }
}
