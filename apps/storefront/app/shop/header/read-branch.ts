import { unwrap } from '@stoa/api-client'
import type { Category } from '@stoa/api-client/schema'
import { apiKey } from '@stoa/api-client/swr'
import type { CategoryLink } from '@stoa/ui'
import { mutate } from 'swr'
import { api } from '../../data/api.ts'
import { CATEGORY_TREE, toCategoryNodes } from '../../data/category-tree.ts'
import { toCategoryLinks } from './category-links.ts'

/** A branch that did not come with the tree: read once and then kept as long as the tree itself, for this tab. */
export async function readBranch({ id, href }: CategoryLink): Promise<CategoryLink[]> {
  const init = { params: { query: { parent: id, depth: 1 } } }
  const branch = await mutate(
    apiKey(CATEGORY_TREE, init),
    async (cached?: readonly Category[]) => cached ?? unwrap(api.GET(CATEGORY_TREE, init)),
    { revalidate: false },
  )
  return toCategoryLinks(toCategoryNodes(branch ?? []), href)
}
