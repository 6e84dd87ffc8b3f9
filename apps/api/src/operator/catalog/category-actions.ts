import { moveProducts } from '../../modules/catalog/index.ts'
import {
  type CategoryFacts,
  changeCategory,
  createMarketCategory,
  deleteMarketCategory,
  findCategoryForOperator,
  type MarketCategoryChange,
  mergeCategory,
  setTopMenu,
} from '../../modules/categories/index.ts'
import { keepRates } from '../../modules/commission/index.ts'
import type { LogEntry } from '../../modules/operators/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import type { Done } from '../shop-actions.ts'

/** Time of a change, and the rate in basis points where no rule applies. */
interface Terms {
  now: Date
  defaultRate: number
}

/** Grants or refuses a category's place in the top menu. @throws problem `category.not_found` */
export async function decideTopMenu(
  tx: Tx,
  id: string,
  isShown: boolean,
): Promise<{ entry: LogEntry; name: string }> {
  const done = await setTopMenu(tx, id, isShown)
  if (!done) throw problem('category.not_found')
  const what = isShown ? 'menu_granted' : 'menu_refused'
  return { name: done.name, entry: ofCategory(what, id, done.shopId, null, { inMenu: isShown }) }
}

/** Adds a category of the marketplace. @throws like `createMarketCategory` */
export async function create(
  tx: Tx,
  given: { name: string; parentId: string | null },
): Promise<{ id: string; entry: LogEntry }> {
  const id = await createMarketCategory(tx, given)
  return { id, entry: ofCategory('created', id, null, null, { parentId: given.parentId }) }
}

/** Renames, moves or orders a category. The entry has names of fields: names of categories are texts. @throws like `changeCategory` and `keepRates` */
export async function change(
  tx: Tx,
  facts: CategoryFacts,
  given: MarketCategoryChange,
  terms: Terms,
): Promise<LogEntry> {
  const { id, shopId, parentId } = facts
  const run = () => changeCategory(tx, id, given)
  await (given.parentId === undefined || given.parentId === parentId
    ? run()
    : keepRates(tx, { ...terms, path: facts.path }, run, pathOf(tx, id)))
  const fields = (['name', 'parentId', 'position'] as const).filter(field => given[field] !== undefined)
  const to = given.parentId === undefined ? parentId : given.parentId
  return ofCategory('changed', id, shopId, { parentId }, { fields, parentId: to })
}

/** Merges a category into another one. @throws like `mergeCategory` and `keepRates` */
export async function merge(
  tx: Tx,
  facts: CategoryFacts,
  { into, reason }: { into: string; reason: string },
  terms: Terms,
): Promise<Done> {
  const run = () => mergeCategory(tx, facts.id, { intoId: into, moveProducts })
  const moved = await keepRates(tx, { ...terms, path: facts.path }, run, pathOf(tx, into))
  const after = { into, products: moved }
  return {
    entry: ofCategory('merged', facts.id, facts.shopId, { parentId: facts.parentId }, after, reason),
    effects: effectsOf(facts, moved),
  }
}

/** Deletes a category. @throws like `deleteMarketCategory` and `keepRates` */
export async function remove(
  tx: Tx,
  facts: CategoryFacts,
  { reason }: { reason: string },
  terms: Terms,
): Promise<Done> {
  const run = () => deleteMarketCategory(tx, facts.id, { moveProducts })
  const moved = await keepRates(tx, { ...terms, path: facts.path }, run, pathOf(tx, facts.parentId))
  const after = { into: facts.parentId, products: moved }
  return {
    entry: ofCategory('deleted', facts.id, facts.shopId, { parentId: facts.parentId }, after, reason),
    effects: effectsOf(facts, moved),
  }
}

/** Reads a category's path once it is needed. Null is the top. */
const pathOf = (tx: Tx, id: string | null) => async (): Promise<string> =>
  (id === null ? null : await findCategoryForOperator(tx, id))?.path ?? ''

const effectsOf = ({ shops, children, formerUrls }: CategoryFacts, moved: number): Done['effects'] => [
  { kind: 'products_moved', count: moved },
  { kind: 'shops_affected', count: shops },
  { kind: 'categories_moved', count: children },
  // Its own URL, and those that it had before.
  { kind: 'urls_redirected', count: 1 + formerUrls },
]

const ofCategory = (
  what: string,
  id: string,
  shopId: string | null,
  before: LogEntry['before'],
  after: LogEntry['after'],
  reason: string | null = null,
): LogEntry => ({
  what: `category.${what}`,
  subjectKind: 'category',
  subjectId: id,
  aboutShopId: shopId,
  before,
  after,
  reason,
})
