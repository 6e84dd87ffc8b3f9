import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { CursorKey, KeyKind } from '../../../platform/pagination/cursor.ts'
import type { CardRow } from '../../read-model/index.ts'

export type ProductSort = components['schemas']['ProductSort']

interface Order {
  /** All columns go the same way, so that one index serves the order and its reverse. */
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

const price = {
  columns: [sql`p.effective_price_min`, sql`p.id`],
  kinds: ['integer', 'uuid'] as KeyKind[],
  bind: plain,
  keysOf: (row: CardRow) => [row.effectivePriceMin, row.id],
}

export const orders: Record<ProductSort, Order> = {
  best_seller: {
    columns: [sql`p.sold_90`, sql`p.id`],
    descending: true,
    kinds: ['integer', 'uuid'],
    bind: plain,
    keysOf: row => [row.sold90, row.id],
  },
  newest: {
    columns: [sql`p.created_at`, sql`p.id`],
    descending: true,
    kinds: ['integer', 'uuid'],
    bind: ([at, id]) => [sql`to_timestamp(${at}::bigint / 1000.0)::timestamptz(3)`, sql`${id}::uuid`],
    keysOf: row => [row.createdAt, row.id],
  },
  price_asc: { ...price, descending: false },
  price_desc: { ...price, descending: true },
  rating: {
    columns: [sql`p.rating_mean`, sql`p.rating_count`, sql`p.id`],
    descending: true,
    kinds: ['integer', 'integer', 'uuid'],
    bind: plain,
    keysOf: row => [row.ratingMean, row.ratingCount, row.id],
  },
  // `rank` is a column of the search's own subquery.
  relevance: {
    columns: [sql`p.rank`, sql`p.sold_90`, sql`p.id`],
    descending: true,
    kinds: ['integer', 'integer', 'uuid'],
    bind: plain,
    keysOf: row => [row.rank ?? 0, row.sold90, row.id],
  },
}

/** `(a, b) < (…)` for what comes after a border in the order, or before it. */
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
