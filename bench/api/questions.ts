import { type ListFilter, unfiltered } from '../../apps/api/src/modules/catalog/products/list-filter.sql.ts'
import {
  type ListQuestion,
  listStatement,
} from '../../apps/api/src/modules/catalog/products/product-list.repository.ts'
import { compile } from '../../apps/api/src/platform/db/read.ts'
import { readSearch } from '../../apps/api/src/platform/search-query.ts'

/** What shoppers ask the generated catalog for, as addresses and as the statements behind them. */
export interface Questions {
  paths: string[]
  statements: { text: string; values: unknown[] }[]
}

const SORTS = ['best_seller', 'newest', 'price_asc'] as const

interface Entry {
  path: string
  filter: Partial<ListFilter>
  sort: ListQuestion['sort']
}

const questionsOf = (entries: readonly Entry[]): Questions => ({
  paths: entries.map(({ path }) => path),
  statements: entries.map(({ filter, sort }) =>
    compile(listStatement({ filter: { ...unfiltered, ...filter }, sort, cursor: null, limit: 20 })),
  ),
})

/** The whole catalog, every category and every shop, in three orders. */
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
