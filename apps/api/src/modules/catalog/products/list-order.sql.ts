import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { CursorKey, KeyKind } from '../../../platform/pagination/cursor.ts'
import type { CardRow } from '../../read-model/index.ts'

export type ProductSort = components['schemas']['ProductSort']

interface Order {
  /** Sort columns. All have the same direction, so that one index serves the order and its reverse. */
  columns: SQL[]
  descending: boolean
  kinds: KeyKind[]
  /** A cursor's values as the database compares them. */
  bind(keys: CursorKey[]): SQL[]
  keysOf(row: CardRow): CursorKey[]
}

const plain = (keys: CursorKey[]): SQL[] => [
  ...keys.slice(0, -1).map(key => sql`${key}::bigint`),
  sql`${keys.at(-1)}::uuid`,
]

/** Sort orders. In each, sold-out products come last, and products without a picture before them. */
export const orders: Record<ProductSort, Order> = {
  best_seller: {
    columns: [sql`p.shelf`, sql`p.sold_90`, sql`p.id`],
    descending: true,
    kinds: ['integer', 'integer', 'uuid'],
    bind: plain,
    keysOf: row => [row.shelf, row.sold90, row.id],
  },
  newest: {
    columns: [sql`p.shelf`, sql`p.created_at`, sql`p.id`],
    descending: true,
    kinds: ['integer', 'integer', 'uuid'],
    bind: ([shelf, at, id]) => [
      sql`${shelf}::bigint`,
      sql`to_timestamp(${at}::bigint / 1000.0)::timestamptz(3)`,
      sql`${id}::uuid`,
    ],
    keysOf: row => [row.shelf, row.createdAt, row.id],
  },
  price_asc: {
    columns: [sql`(- p.shelf)`, sql`p.effective_price_min`, sql`p.id`],
    descending: false,
    kinds: ['integer', 'integer', 'uuid'],
    bind: plain,
    keysOf: row => [-row.shelf, row.effectivePriceMin, row.id],
  },
  price_desc: {
    columns: [sql`p.shelf`, sql`p.effective_price_min`, sql`p.id`],
    descending: true,
    kinds: ['integer', 'integer', 'uuid'],
    bind: plain,
    keysOf: row => [row.shelf, row.effectivePriceMin, row.id],
  },
  rating: {
    columns: [sql`p.shelf`, sql`p.rating_mean`, sql`p.rating_count`, sql`p.id`],
    descending: true,
    kinds: ['integer', 'integer', 'integer', 'uuid'],
    bind: plain,
    keysOf: row => [row.shelf, row.ratingMean, row.ratingCount, row.id],
  },
  // `rank` is a column of the search's own subquery.
  relevance: {
    columns: [sql`p.rank`, sql`p.shelf`, sql`p.sold_90`, sql`p.id`],
    descending: true,
    kinds: ['integer', 'integer', 'integer', 'uuid'],
    bind: plain,
    keysOf: row => [row.rank ?? 0, row.shelf, row.sold90, row.id],
  },
}

/** Condition `(a, b) < (…)` for rows after a border in the order, or before it. */
export function beyond(order: Order, keys: CursorKey[], forward: boolean): SQL {
  const comparison = order.descending === forward ? sql.raw('<') : sql.raw('>')
  const columns = sql.join(order.columns, sql`, `)
  return sql`(${columns}) ${comparison} (${sql.join(order.bind(keys), sql`, `)})`
}

export function orderBy(order: Order, forward: boolean): SQL {
  const way = order.descending === forward ? sql.raw(' desc') : sql.raw(' asc')
  return sql.join(
    order.columns.map(column => sql`${column}${way}`),
    sql`, `,
  )
}
