import { slugify } from '../../../platform/slug.ts'
import type { RowProblem } from './shopify-cells.ts'

export interface TaxonomyCategory {
  line: number
  externalId: string
  parentExternalId: string | null
  name: string
  slug: string
  /** Slugs from the root, joined by `/`. */
  path: string
  /** 1 at the root. */
  depth: number
  /** Order among siblings, from 0. */
  position: number
}

const MAX_DEPTH = 20

/**
 * Reads a taxonomy in any of its three written forms: a nested set (`2 | [2-3] | Live Animals`), with numbers
 * (`2 - Animals & Pet Supplies > Live Animals`) or by names only (`Animals & Pet Supplies > Live Animals`).
 * Lines that begin with `#` are remarks.
 */
export function readTaxonomy(text: string): { categories: TaxonomyCategory[]; refused: RowProblem[] } {
  const refused: RowProblem[] = []
  const grown = new Tree(refused)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  /** Ancestors of the current line, with the end of each nested set. */
  const above: { right: number; path: string }[] = []
  for (const [index, line] of lines.entries()) {
    const at = index + 1
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    const nested = /^\s*(\d+)\s*\|\s*\[\s*(\d+)\s*-\s*(\d+)\]\s*\|\s*(.*\S)\s*$/.exec(line)
    if (nested) {
      const [, number, left, right, name] = nested as unknown as [string, string, string, string, string]
      while (above.length > 0 && above.at(-1)!.right < Number(left)) above.pop()
      const path = grown.add(at, above.at(-1)?.path ?? null, name, number)
      if (path) above.push({ right: Number(right), path })
      continue
    }
    const numbered = /^\s*(\d+)\s+-\s+(.*\S)\s*$/.exec(line)
    grown.addPath(at, numbered?.[2] ?? line, numbered?.[1])
  }
  return { categories: grown.categories, refused }
}

class Tree {
  readonly categories: TaxonomyCategory[] = []
  readonly #byPath = new Map<string, TaxonomyCategory>()
  readonly #children = new Map<string | null, number>()
  readonly #numbers = new Set<string>()
  readonly #refused: RowProblem[]

  constructor(refused: RowProblem[]) {
    this.#refused = refused
  }

  /** Adds one category below the path `above`. Returns its path, or null if it was rejected. */
  add(line: number, above: string | null, name: string, externalId?: string): string | null {
    const parent = above === null ? null : this.#byPath.get(above)!
    const slug = slugify(name)
    const path = above === null ? slug : `${above}/${slug}`
    const fault = this.#faultOf(name, slug, path, parent, externalId)
    if (fault) {
      this.#refused.push({ line, column: 'row', reason: fault })
      return this.#byPath.has(path) ? path : null
    }
    const position = this.#children.get(above) ?? 0
    this.#children.set(above, position + 1)
    if (externalId) this.#numbers.add(externalId)
    const category: TaxonomyCategory = {
      line,
      externalId: externalId ?? path,
      parentExternalId: parent?.externalId ?? null,
      name,
      slug,
      path,
      depth: (parent?.depth ?? 0) + 1,
      position,
    }
    this.#byPath.set(path, category)
    this.categories.push(category)
    return path
  }

  addPath(line: number, text: string, externalId?: string): void {
    const names = text.split('>').map(name => name.trim())
    const above = names.slice(0, -1).map(slugify).join('/')
    if (above !== '' && !this.#byPath.has(above))
      this.#refused.push({ line, column: 'row', reason: 'its parent isn’t listed above it' })
    else this.add(line, above || null, names.at(-1)!, externalId)
  }

  #faultOf(
    name: string,
    slug: string,
    path: string,
    parent: TaxonomyCategory | null,
    externalId: string | undefined,
  ): string | null {
    if (slug === '') return 'a name needs at least one letter or digit'
    if (name.length > 200) return 'the name has more than 200 characters'
    if ((parent?.depth ?? 0) >= MAX_DEPTH) return `deeper than ${MAX_DEPTH} levels`
    const twin = this.#byPath.get(path)
    if (twin) return `its sibling on line ${twin.line} has the same name`
    if (externalId && this.#numbers.has(externalId)) return `the number ${externalId} is used twice`
    return null
  }
}
