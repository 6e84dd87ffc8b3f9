/** A category as the rule needs it. */
export interface CategoryNode {
  id: string
  parentId: string | null
  name: string
  /** Number of the category in the taxonomy from which it comes. */
  externalId?: string | null
}

export interface CategoryHints {
  /** A path such as `Home & Garden > Decor > Vases`, or a taxonomy's number. */
  productCategory: string
  type: string
  tags: readonly string[]
}

export type CategoryRule = (hints: CategoryHints) => string | null

/**
 * Finds the category of a product from its row in a file:
 *
 * 1. A product category that names one of ours, by number or by path, wins. Other trees have other roots, so its last
 *    names count: the deepest one that is ours, with its earlier names as ancestors if several are called so.
 * 2. Otherwise the type and each tag are compared with the names of categories, ignoring case, accents and plural. A
 *    part of a double name (`pot` of `Pots & planters`) counts if another type or tag names one of its ancestors.
 * 3. If a name fits several categories, the one with the most types and tags among its ancestors' names wins
 *    (`Plants` and `Pot`: the pots below Plants, not those of the kitchen).
 * 4. The type's category wins over those of the tags, which may only refine it. Without a type, the deepest category
 *    of the tags wins if the others are its ancestors.
 *
 * A product that stays ambiguous gets no category. Shoppers still find it in its shop and by the search.
 */
export function createCategoryRule(categories: readonly CategoryNode[]): CategoryRule {
  const tree = plantTree(categories)
  return hints => {
    const stated = byStatement(tree, hints.productCategory)
    if (stated) return stated
    const typePath = splitPath(hints.type).map(normal)
    const terms = [...typePath, ...hints.tags.map(normal)].filter(term => term !== '')
    const lineOf = (id: string) => tree.line(id).map(node => node.id)
    const ofType = typePath.length > 0 ? byName(tree, typePath.at(-1)!, terms) : null
    const ofTags = hints.tags.flatMap(tag => byName(tree, normal(tag), terms) ?? [])
    return ofType
      ? (deepestOfOneLine([ofType, ...ofTags.filter(id => lineOf(id).includes(ofType))].map(lineOf)) ??
          ofType)
      : deepestOfOneLine(ofTags.map(lineOf))
  }
}

interface Tree {
  byId: Map<string, CategoryNode>
  byWholeName: Map<string, string[]>
  byPartOfName: Map<string, string[]>
  byExternalId: Map<string, string>
  /** The category and its ancestors, nearest first. */
  line(id: string): CategoryNode[]
}

function plantTree(categories: readonly CategoryNode[]): Tree {
  const byId = new Map(categories.map(node => [node.id, node]))
  const tree: Tree = {
    byId,
    byWholeName: new Map(),
    byPartOfName: new Map(),
    byExternalId: new Map(categories.flatMap(node => (node.externalId ? [[node.externalId, node.id]] : []))),
    line(id) {
      const line: CategoryNode[] = []
      for (let node = byId.get(id); node && line.length < 32; node = byId.get(node.parentId ?? ''))
        line.push(node)
      return line
    },
  }
  const enter = (index: Map<string, string[]>, name: string, id: string) =>
    index.set(name, [...(index.get(name) ?? []), id])
  for (const { id, name } of categories) {
    enter(tree.byWholeName, normal(name), id)
    for (const part of partsOf(name)) enter(tree.byPartOfName, part, id)
  }
  return tree
}

function byStatement(tree: Tree, statement: string): string | null {
  const known = tree.byExternalId.get(statement.trim())
  if (known) return known
  const names = splitPath(statement).map(normal)
  const whole = byWholePath(tree, names)
  if (whole) return whole
  for (let last = names.length - 1; last >= 0; last--) {
    const found = byName(tree, names[last]!, names.slice(0, last))
    if (found) return found
  }
  return null
}

function byWholePath(tree: Tree, names: readonly string[]): string | null {
  let found: string | null = null
  for (const name of names) {
    const next = tree.byWholeName.get(name)?.find(id => tree.byId.get(id)?.parentId === found)
    if (!next) return null
    found = next
  }
  return found
}

function byName(tree: Tree, term: string, terms: readonly string[]): string | null {
  const support = (id: string) => {
    const above = tree.line(id).slice(1)
    const names = new Set(above.flatMap(node => [normal(node.name), ...partsOf(node.name)]))
    return terms.filter(other => other !== term && names.has(other)).length
  }
  const rank = (ids: string[] = []) =>
    ids.map(id => ({ id, support: support(id) })).sort((a, b) => b.support - a.support)
  const whole = rank(tree.byWholeName.get(term))
  if (whole.length === 1) return whole[0]!.id
  const ranked = [...whole, ...rank(tree.byPartOfName.get(term))].sort((a, b) => b.support - a.support)
  const [best, second] = ranked
  return best && best.support > (second?.support ?? 0) ? best.id : null
}

function deepestOfOneLine(lines: string[][]): string | null {
  const deepest = [...lines].sort((a, b) => b.length - a.length)[0]
  return deepest && lines.every(line => deepest.includes(line[0]!)) ? deepest[0]! : null
}

const splitPath = (text: string) =>
  text
    .split('>')
    .map(part => part.trim())
    .filter(part => part !== '')

/** `Pots & planters` → `pot` and `planter`; none for a plain name. */
function partsOf(name: string): string[] {
  const parts = name.split(/&|,|\band\b/i).map(normal)
  return parts.length > 1 ? parts.filter(part => part !== '') : []
}

const normal = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && word !== 'and')
    .map(singular)
    .join(' ')

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
