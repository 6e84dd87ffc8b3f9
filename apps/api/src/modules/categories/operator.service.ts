import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import { visibleText } from '../../platform/visible-text.ts'
import { dissolve, freeSlug, type MoveProducts } from './dissolve.ts'
import * as repository from './operator.repository.ts'
import { replant } from './seller.repository.ts'
import { MAX_DEPTH } from './seller-tree.repository.ts'

type Row = repository.OperatorCategoryRow

/** Adds a category of the marketplace. Returns its id. @throws problem `category.not_found`, `category.not_allowed` */
export async function createMarketCategory(
  tx: Tx,
  { name: given, parentId }: { name: string; parentId: string | null },
): Promise<string> {
  await repository.lockAllTrees(tx)
  const parent = parentId === null ? null : await repository.requireCategory(tx, parentId, '/parentId')
  if (parent) requireOwner(null, parent, '/parentId')
  if ((parent?.depth ?? 0) >= MAX_DEPTH)
    throw refused('/parentId', `Categories can be at most ${MAX_DEPTH} levels deep.`)
  const id = newId()
  const name = visibleText(given)
  await repository.insertMarketCategory(tx, parent, { id, name, slug: await freeSlug(tx, parent, name) })
  return id
}

export interface MarketCategoryChange {
  /** Another name gets another URL. */
  name?: string | undefined
  /** Null moves it to the top. */
  parentId?: string | null | undefined
  /** Place among its siblings of the same owner, from 0. */
  position?: number | undefined
}

/**
 * Renames, moves or orders a category of the marketplace or of a shop. Old URLs lead to the new one.
 *
 * @throws problem `category.not_found`, `category.not_allowed`, `category.slug_taken`
 */
export async function changeCategory(tx: Tx, id: string, change: MarketCategoryChange): Promise<void> {
  const category = await repository.requireCategory(tx, id)
  const name = change.name === undefined ? category.name : visibleText(change.name)
  const parentId = change.parentId === undefined ? category.parentId : change.parentId
  const parent = parentId === null ? null : await repository.requireCategory(tx, parentId, '/parentId')
  if (parentId !== category.parentId) requireOwner(category.shopId, parent, '/parentId')
  const slug = name === category.name ? category.slug : await freeSlug(tx, parent, name)
  if (slug !== category.slug || parentId !== category.parentId)
    await replant(
      tx,
      { ...category, isOwn: false, isShowSuggest: category.inMenu },
      { parent, slug },
      '/parentId',
    )
  if (name !== category.name) await repository.renameCategory(tx, id, name)
  if (change.position !== undefined) {
    const siblings = (await repository.findSiblings(tx, { ...category, parentId })).filter(
      each => each !== id,
    )
    await repository.orderSiblings(tx, siblings.toSpliced(change.position, 0, id))
  }
  await repository.touchCategory(tx, id)
}

/**
 * Deletes a category. What is below it, its products and its URLs go to another one. Returns how many products moved.
 *
 * @throws problem `category.not_found`, `category.not_allowed`, `category.slug_taken`
 */
export async function mergeCategory(
  tx: Tx,
  id: string,
  { intoId, moveProducts }: { intoId: string; moveProducts: MoveProducts },
): Promise<number> {
  const category = await repository.requireCategory(tx, id)
  const into = await repository.requireCategory(tx, intoId, '/into')
  requireOwner(category.shopId, into, '/into')
  if (into.path === category.path || into.path.startsWith(`${category.path}/`))
    throw refused('/into', 'A category can’t be merged into itself or a category below it.')
  for (const childId of await repository.findChildren(tx, id)) {
    const child = await repository.requireCategory(tx, childId)
    requireOwner(child.shopId, into, '/into')
    await replant(
      tx,
      { ...child, isOwn: false, isShowSuggest: child.inMenu },
      { parent: into, slug: child.slug },
      '/into',
    )
  }
  return dissolve(tx, moveProducts, category, into.id)
}

/**
 * Deletes a category without others below it. Its products and URLs go to the one above. Returns how many products moved.
 *
 * @throws problem `category.not_found`, `category.not_empty`
 */
export async function deleteMarketCategory(
  tx: Tx,
  id: string,
  { moveProducts }: { moveProducts: MoveProducts },
): Promise<number> {
  const category = await repository.requireCategory(tx, id)
  if ((await repository.findChildren(tx, id)).length > 0)
    throw problem('category.not_empty', { detail: 'Move or merge the categories below it first.' })
  if (category.parentId === null)
    throw problem('category.not_empty', {
      detail: 'Merge it into another category: at the top there is none for its products.',
    })
  return dissolve(tx, moveProducts, category, category.parentId)
}

/** A shop's category holds products and categories of that shop alone. */
function requireOwner(shopId: string | null, target: Row | null, pointer: string): void {
  if (target === null ? shopId === null : target.shopId === null || target.shopId === shopId) return
  throw refused(
    pointer,
    target === null
      ? 'A shop’s category has to be below one of the marketplace.'
      : 'That category belongs to a shop. Choose one of the marketplace.',
  )
}

const refused = (pointer: string, detail: string) =>
  problem('category.not_allowed', { detail, fields: [{ pointer, code: 'not_allowed', message: detail }] })
