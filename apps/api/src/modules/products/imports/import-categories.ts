import type { Db } from '../../../platform/db/client.ts'
import { inTx } from '../../../platform/db/tx.ts'
import { stableId } from '../../../platform/ids.ts'
import { findCategoryNodes, mergeCategories } from '../../categories/index.ts'
import { readTaxonomy, type TaxonomyCategory } from './google-taxonomy.ts'
import type { RowProblem } from './shopify-cells.ts'

export interface CategoryReport {
  read: number
  created: number
  updated: number
  unchanged: number
  /** Number of our categories that already had the same path and take the file's children. */
  met: number
  deepest: number
  refused: RowProblem[]
}

const SOURCE = 'google'
/** Loaded categories come after the marketplace's own. */
const POSITION_BASE = 1_000

/** Loads a taxonomy below the marketplace's categories, whole or not at all. A repeat changes nothing. */
export async function importCategories(db: Db, text: string): Promise<CategoryReport> {
  const { categories, refused } = readTaxonomy(text)
  return inTx(db, async tx => {
    const known = new Map((await findCategoryNodes(tx)).map(({ path, id }) => [path, id]))
    const own = new Map(
      categories.map(category => [category, stableId('category', SOURCE, category.externalId)]),
    )
    const idOf = (category: TaxonomyCategory) => known.get(category.path) ?? own.get(category)!
    const byExternalId = new Map(categories.map(category => [category.externalId, category]))
    const fresh = categories.filter(category => idOf(category) === own.get(category))
    const before = new Set(known.values())
    const changed = await mergeCategories(
      tx,
      fresh.map(category => {
        const parent = category.parentExternalId && byExternalId.get(category.parentExternalId)
        return {
          id: own.get(category)!,
          parentId: parent ? idOf(parent) : null,
          name: category.name,
          slug: category.slug,
          path: category.path,
          depth: category.depth,
          position: category.position + POSITION_BASE,
          source: SOURCE,
          externalId: category.externalId,
        }
      }),
    )
    const created = fresh.filter(category => !before.has(own.get(category)!)).length
    return {
      read: categories.length,
      created,
      updated: changed - created,
      unchanged: fresh.length - changed,
      met: categories.length - fresh.length,
      deepest: categories.reduce((most, { depth }) => Math.max(most, depth), 0),
      refused,
    }
  })
}
