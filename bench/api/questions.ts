import { type ListFilter, unfiltered } from '../../apps/api/src/modules/catalog/list-filter.ts'
import { type ListQuestion, listStatement } from '../../apps/api/src/modules/catalog/list-query.ts'
import { readSearch } from '../../apps/api/src/modules/search/search-query.ts'
import { compile } from '../../apps/api/src/platform/db/read.ts'

/** What visitors of the generated catalogue ask for, as addresses and as the statements they come to. */
export interface Questions {
  paths: string[]
  /** Pages alone: what is read while counts are known. */
  pages: { text: string; values: unknown[] }[]
  /** Pages with all of their counts. */
  counted: { text: string; values: unknown[] }[]
  /** An address with the same answer's size that was never asked for. */
  next(): string
}

const SORTS = ['best_seller', 'newest', 'price_asc'] as const
/** A highest price that no product reaches: another filter, the same products. */
const OUT_OF_REACH = 10_000

interface Entry {
  path: string
  filter: Partial<ListFilter>
  sort: ListQuestion['sort']
}

function questionsOf(entries: readonly Entry[]): Questions {
  const statements = (withCounts: boolean, more: Partial<ListFilter>) =>
    entries.map(({ filter, sort }) =>
      compile(
        listStatement({
          filter: { ...unfiltered, ...filter, ...more },
          sort,
          cursor: null,
          limit: 20,
          withCounts,
        }),
      ),
    )
  let asked = 0
  return {
    paths: entries.map(({ path }) => path),
    pages: statements(false, {}),
    counted: statements(true, { maxPrice: OUT_OF_REACH * 100 }),
    next() {
      asked += 1
      return `${entries[asked % entries.length]!.path}&maxPrice=${(OUT_OF_REACH + asked / 100).toFixed(2)}`
    },
  }
}

/** The whole catalogue, every category and every shop, in three orders. */
export const lists = (categories: readonly string[], shops: readonly string[]): Questions =>
  questionsOf(
    SORTS.flatMap(sort => [
      { path: `/api/public/products?limit=20&sort=${sort}`, filter: {}, sort },
      ...categories.map(category => ({
        path: `/api/public/products?limit=20&sort=${sort}&category=${category}`,
        filter: { category },
        sort,
      })),
      ...shops.map(shop => ({
        path: `/api/public/products?limit=20&sort=${sort}&shop=${shop}`,
        filter: { shop },
        sort,
      })),
    ]),
  )

/** What products are called, by their last word and by two of their words. */
export function searches(names: readonly string[]): Questions {
  const texts = new Set<string>()
  for (const name of names) {
    const [style, material, thing] = name.toLowerCase().split(' ')
    for (const text of [`${thing}`, `${material} ${thing}`, `${style} ${thing}`]) texts.add(text)
  }
  return questionsOf(
    [...texts].map(text => ({
      path: `/api/public/products?limit=20&q=${encodeURIComponent(text)}`,
      filter: { search: readSearch(text) },
      sort: 'relevance',
    })),
  )
}
