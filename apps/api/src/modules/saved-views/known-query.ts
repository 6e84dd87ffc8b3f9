import { MAX_DETAIL_VALUE_LENGTH, MAX_TAG_LENGTH } from '@stoa/api-client/limits'
import type { components } from '@stoa/api-client/schema'
import { isUuid } from '../../platform/ids.ts'
import { isDay } from '../../platform/local-day.ts'
import { problem } from '../../platform/problem.ts'

type Schemas = components['schemas']
export type ViewedList = Schemas['ViewedList']
export type ViewQuery = Schemas['SavedViewQuery']
export type ViewColumn = Schemas['SavedViewColumn']

type IsKnown = (value: string) => boolean
const text =
  (most: number): IsKnown =>
  value =>
    value !== '' && value.length <= most
const oneOf =
  (...values: readonly string[]): IsKnown =>
  value =>
    values.includes(value)
const isId: IsKnown = isUuid

/** Query parameters of each list, with their valid values. */
const QUERIES: Record<ViewedList, Partial<Record<keyof ViewQuery, IsKnown>>> = {
  products: {
    q: text(100),
    status: oneOf('active', 'draft', 'archived'),
    stock: oneOf('in', 'low', 'out'),
    categoryId: isId,
    tag: text(MAX_TAG_LENGTH),
    brand: text(MAX_DETAIL_VALUE_LENGTH),
    type: text(MAX_DETAIL_VALUE_LENGTH),
    without: oneOf('picture', 'category'),
    sort: oneOf('newest', 'name', 'stock', 'price', 'sold'),
    direction: oneOf('asc', 'desc'),
  },
  orders: {
    q: text(100),
    view: oneOf('all', 'to_confirm', 'to_ship', 'late', 'shipped', 'delivered', 'canceled'),
    tier: oneOf('standard', 'premium', 'express'),
    ordered: oneOf('0', '1', '6', '29', '89'),
    from: isDay,
    to: isDay,
  },
}

const COLUMNS: Record<ViewedList, readonly ViewColumn[]> = {
  products: ['status', 'price', 'stock', 'category', 'tags', 'sold', 'changed'],
  orders: ['status', 'buyer', 'placed', 'pieces', 'tier', 'shipBy', 'total'],
}

/**
 * Picks the parameters of a stored query that the list still supports, so that views saved with an older version
 * work.
 */
export function knownQuery(list: ViewedList, stored: Readonly<Record<string, unknown>>): ViewQuery {
  const known = Object.entries(stored).filter(
    ([key, value]) => typeof value === 'string' && QUERIES[list][key as keyof ViewQuery]?.(value) === true,
  )
  return Object.fromEntries(known) as ViewQuery
}

/** The columns of a stored view that the list has; null for the usual ones. */
export function knownColumns(list: ViewedList, stored: readonly string[]): ViewColumn[] | null {
  const known = COLUMNS[list].filter(column => stored.includes(column))
  return known.length > 0 ? known : null
}

/** @throws problem `request.invalid` with the parameters that the list doesn't support */
export function requireKnown(
  list: ViewedList,
  {
    query = {},
    columns,
  }: { query?: ViewQuery | undefined; columns?: readonly ViewColumn[] | null | undefined },
): void {
  const pointers = [
    ...Object.keys(query)
      .filter(key => !(key in knownQuery(list, query)))
      .map(key => `/query/${key}`),
    ...(columns ?? []).flatMap((column, at) => (COLUMNS[list].includes(column) ? [] : [`/columns/${at}`])),
  ]
  if (pointers.length > 0)
    throw problem('request.invalid', {
      detail: `The list of ${list} doesn’t support that.`,
      fields: pointers.map(pointer => ({
        pointer,
        code: 'enum',
        message: `The list of ${list} doesn’t support this value.`,
      })),
    })
}
