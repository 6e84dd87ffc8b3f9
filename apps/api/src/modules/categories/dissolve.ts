import { MAX_CATEGORY_SLUG_LENGTH } from '@stoa/api-client/limits'
import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { slugify } from '../../platform/slug.ts'
import { redirectCategory, redirectFormerPaths } from '../slug-redirects/index.ts'
import { deleteCategory, isPathFree } from './seller.repository.ts'

/** Moves all products of a category to another one. Returns how many. */
export type MoveProducts = (tx: Tx, fromId: string, toId: string) => Promise<number>

/** Deletes a category whose products and former URLs go to another one. Returns the number of products. */
export async function dissolve(
  tx: Tx,
  moveProducts: MoveProducts,
  category: { id: string; path: string },
  intoId: string,
): Promise<number> {
  const moved = await moveProducts(tx, category.id, intoId)
  await redirectFormerPaths(tx, category.id, intoId)
  await deleteCategory(tx, category.id)
  await redirectCategory(tx, category.path, intoId)
  return moved
}

/** A slug for a name that no other category below the parent has. Null is the top. */
export async function freeSlug(tx: Tx, parent: { path: string } | null, name: string): Promise<string> {
  const plain =
    slugify(name)
      .slice(0, MAX_CATEGORY_SLUG_LENGTH - 9)
      .replace(/-$/, '') || 'category'
  for (const slug of [plain, `${plain}-2`, `${plain}-3`])
    if (await isPathFree(tx, parent ? `${parent.path}/${slug}` : slug, null)) return slug
  return `${plain}-${newId().slice(-8)}`
}
