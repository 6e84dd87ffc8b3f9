import { type SQL, sql } from 'drizzle-orm'
import { type CardTuple, cardColumns, cardsJson } from './card-row.ts'
import type { Cursor } from './cursor.ts'
import { type Counts, countsJson } from './list-counts.ts'
import { and, coreConditions, facetConditions, type ListFilter, leadingConditions } from './list-filter.ts'
import { beyond, orderBy, orders, type ProductSort } from './list-order.ts'
import { tieredPage } from './list-search.ts'

export interface ListQuestion {
  filter: ListFilter
  sort: ProductSort
  cursor: Cursor | null
  limit: number
  withCounts: boolean
}

export interface ListAnswer {
  items: CardTuple[]
  /** Null when they were not asked for. */
  counts: Counts | null
  isCategoryKnown: boolean
  isShopKnown: boolean
  [column: string]: unknown
}

/** A page of products with pictures and shops in one statement, with its counts where they are asked for. */
export function listStatement(question: ListQuestion): SQL {
  const { filter, withCounts } = question
  return sql`select
    ${cardsJson(pageOf(question), sql`p.rank`)} as items,
    ${withCounts ? countsJson(filter) : sql`null::json`} as counts,
    ${known(sql`categories where path =`, filter.category)} as "isCategoryKnown",
    ${known(sql`shops where status = 'open' and slug =`, filter.shop)} as "isShopKnown"`
}

const known = (place: SQL, value: string | null): SQL =>
  value === null ? sql`true` : sql`exists (select 1 from ${place} ${value})`

/**
 * Rows that a page is read with, part of the statement's text: the planner cannot know a parameter, and plans for
 * a tenth of the table again at each call. A few sizes keep the number of statements small.
 */
const SIZES = [7, 13, 21, 25, 37, 49, 61]
const rowsFor = (limit: number): number => SIZES.find(size => size > limit) ?? limit + 1

/** At least one row more than the page has, which tells whether there is another page. */
function pageOf({ filter, sort, cursor, limit }: ListQuestion): SQL {
  const { search } = filter
  const narrowing = Object.values(facetConditions(filter)).flat()
  const rows = rowsFor(limit)
  if (sort === 'relevance' && search)
    return tieredPage({
      search,
      conditions: [...coreConditions({ ...filter, search: null }), ...narrowing],
      indexed: leadingConditions(filter),
      cursor,
      rows,
    })
  const order = orders[sort]
  const forward = cursor?.direction !== 'previous'
  const border = cursor ? [beyond(order, cursor.keys, forward)] : []
  return sql`select ${cardColumns}, null::int as rank from products p
    where ${and([...coreConditions(filter), ...narrowing, ...border])}
    order by ${orderBy(order, forward)} limit ${sql.raw(`${rows}`)}`
}
