import { unwrap } from '@stoa/api-client'
import type { Category } from '@stoa/api-client/schema'
import { apiKey } from '@stoa/api-client/swr'
import { type CategoryLink, toCategoryLinks } from '@stoa/ui'
import { mutate } from 'swr'
import { api } from '../../data/api.ts'
import { CATEGORY_TREE, toCategoryNodes } from '../../data/category-tree.ts'

/** Reads a branch that the tree lacks. It is cached in this tab for as long as the tree. */
export async function readBranch({ id, href }: CategoryLink): Promise<CategoryLink[]> {
  const init = { params: { query: { parent: id, depth: 1 } } }
  const branch = await mutate(
    apiKey(CATEGORY_TREE, init),
    async (cached?: readonly Category[]) => cached ?? unwrap(api.GET(CATEGORY_TREE, init)),
    { revalidate: false },
  )
  return toCategoryLinks(toCategoryNodes(branch ?? []), { parent: href })
}
