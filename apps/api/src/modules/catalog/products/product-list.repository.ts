import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { readRow } from '../../../platform/db/read.ts'
import type { Cursor } from '../../../platform/pagination/cursor.ts'
import { type CardRow, cardColumns, cardsJson, isPublicCategory } from '../../read-model/index.ts'
import { askedTable } from '../search/match.sql.ts'
import { type Counts, countsJson } from './list-counts.sql.ts'
import {
  and,
  coreConditions,
  facetConditions,
  type ListFilter,
  leadingConditions,
} from './list-filter.sql.ts'
import { beyond, orderBy, orders, type ProductSort } from './list-order.sql.ts'
import { tieredPage } from './list-search.sql.ts'
import { askedVariant } from './list-variant.sql.ts'

export interface ListQuestion {
  filter: ListFilter
  sort: ProductSort
  cursor: Cursor | null
  limit: number
}

export interface ListRow {
  /** Items of the page. Contains one or more than the limit if there are more. */
  items: CardRow[]
  counts: Counts
  isCategoryKnown: boolean
  isShopKnown: boolean
  [column: string]: unknown
}

export async function findProducts(db: Db, question: ListQuestion): Promise<ListRow> {
  return (await readRow<ListRow>(db, listStatement(question)))!
}

/** A page of products with pictures, shops and counts in one statement. */
export function listStatement(question: ListQuestion): SQL {
  const { filter } = question
  const asked = filter.search ? sql`with ${askedTable(filter.search)} ` : sql``
  return sql`${asked}select
    ${cardsJson(pageOf(question), { rank: sql`p.rank`, variant: askedVariant(filter) })} as items,
    ${countsJson(filter)} as counts,
    ${exists(sql`categories c where ${isPublicCategory()} and c.path =`, filter.category)} as "isCategoryKnown",
    ${exists(sql`shops where status = 'open' and slug =`, filter.shop)} as "isShopKnown"`
}

const exists = (from: SQL, value: string | null): SQL =>
  value === null ? sql`true` : sql`exists (select 1 from ${from} ${value})`

/**
 * Possible row limits of a page. The limit is part of the statement's text, because the planner can't know a
 * parameter and would plan for a tenth of the table. A few sizes keep the number of statements small.
 */
const SIZES = [7, 13, 21, 25, 37, 49, 61]
const rowsFor = (limit: number): number => SIZES.find(size => size > limit) ?? limit + 1

/** Selects at least one row more than the page has, which shows whether there is another page. */
function pageOf({ filter, sort, cursor, limit }: ListQuestion): SQL {
  const { search } = filter
  const narrowing = Object.values(facetConditions(filter)).flat()
  const rows = rowsFor(limit)
  if (sort === 'relevance' && search)
    return tieredPage({
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
