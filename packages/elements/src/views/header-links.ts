import { type CategoryLink, toCategoryLinks } from '@stoa/ui/category-drawer'
import type { HeaderCategory } from './header-facts.ts'

const pathOf = (origin: string) => `${origin}/category`

/** Returns the links of the category drawer, or of the branch whose URL is `parent`. */
export const toDrawerLinks = (
  tree: readonly HeaderCategory[],
  origin: string,
  parent?: string,
): CategoryLink[] => toCategoryLinks(tree, { root: pathOf(origin), ...(parent ? { parent } : null) })

/** Returns the links of the bar: categories of all levels that the marketplace put there. */
export function toBarLinks(tree: readonly HeaderCategory[], origin: string): CategoryLink[] {
  const root = pathOf(origin)
  const below = ({ child }: HeaderCategory, parent: string): CategoryLink[] =>
    child.flatMap(category => {
      const href = `${parent}/${encodeURIComponent(category.slug)}`
      const { id, name } = category
      return [...(category.isShowSuggest ? [{ id, name, href }] : []), ...below(category, href)]
    })
  return tree.flatMap(category => [
    ...(category.isShowSuggest ? toCategoryLinks([category], { root }) : []),
    ...below(category, `${root}/${encodeURIComponent(category.slug)}`),
  ])
}
