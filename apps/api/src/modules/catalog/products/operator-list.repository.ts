import type { components } from '@stoa/api-client/operator-schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { constant, whereAll } from '../../../platform/db/statement-parts.ts'
import { readNearFirst } from '../../../platform/pagination/read-near-first.ts'

type State = components['schemas']['OperatorProductState']

interface OperatorProductRow extends Record<string, unknown> {
  id: string
  name: string
  shopId: string
  shop: string
  status: 'active' | 'draft' | 'archived'
  isRestricted: boolean
  /** Price of the cheapest variant, in minor units. */
  priceMinor: string
  category: string | null
  /** Milliseconds. */
  createdAt: number
}

export interface OperatorProductFilter {
  /** Part of the name or of another text that shops search by. */
  text: string | null
  shopId: string | undefined
  /** Includes the categories below it. */
  categoryId: string | undefined
  state: State | undefined
}

interface Slice {
  /** Key of the last product of the page before: milliseconds and its id. */
  before: readonly [createdAt: number, id: string] | null
  limit: number
}

const WORDS = 3
/** Newest products among which a text is looked for first. A common one fills the page there, and its index isn't read. */
const NEWEST = 4_000

const STATES: Record<State, SQL> = {
  active: sql`p.status = 'active'`,
  draft: sql`p.status = 'draft'`,
  archived: sql`p.status = 'archived'`,
  restricted: sql`p.restricted_by is not null`,
}

/** A page of all shops' products, newest first. */
export async function findProductsForOperator(
  db: Queryable,
  filter: OperatorProductFilter,
  { before, limit }: Slice,
): Promise<OperatorProductRow[]> {
  const read = async (among?: number) =>
    (await db.execute<OperatorProductRow>(productsStatement(filter, { before, limit, among }))).rows
  if (filter.text === null) return read()
  return readNearFirst(limit, {
    near: () => read(NEWEST),
    isBeyond: async () =>
      (await db.execute(sql`select ${productsOf(filter, before)} offset ${constant(NEWEST)} limit 1`)).rows
        .length > 0,
    all: read,
  })
}

export function productsStatement(
  filter: OperatorProductFilter,
  { before, limit, among }: Slice & { among?: number | undefined },
): SQL {
  const words = filter.text === null ? [] : filter.text.split(' ').slice(0, WORDS)
  const found = words.map(word =>
    among === undefined
      ? sql`p.id in (select w.product_id from product_words w where ${hasWord(word)})`
      : sql`exists (select from product_words w where w.product_id = p.id and ${hasWord(word)} offset 0)`,
  )
  const source =
    among === undefined
      ? sql`from products p ${whereAll([...found, ...conditionsOf(filter, before)])}`
      : sql`from (select p.* ${productsOf(filter, before)} limit ${constant(among)}) p ${whereAll(found)}`
  return sql`select p.id, p.name, s.id as "shopId", s.name as shop, p.status, p.restricted_by is not null as "isRestricted",
      p.effective_price_min as "priceMinor", c.name as category, (extract(epoch from p.created_at) * 1000)::float8 as "createdAt"
    from (select p.* ${source} ${NEWEST_FIRST} limit ${constant(limit)}) p
    join shops s on s.id = p.shop_id left join categories c on c.id = p.category_id ${NEWEST_FIRST}`
}

const NEWEST_FIRST = sql`order by p.created_at desc, p.id desc`

const productsOf = (filter: OperatorProductFilter, before: Slice['before']): SQL =>
  sql`from products p ${whereAll(conditionsOf(filter, before))} ${NEWEST_FIRST}`

const conditionsOf = (
  { shopId, categoryId, state }: OperatorProductFilter,
  before: Slice['before'],
): SQL[] => [
  ...(shopId === undefined ? [] : [sql`p.shop_id = ${shopId}::uuid`]),
  ...(categoryId === undefined ? [] : [isIn(categoryId)]),
  ...(state === undefined ? [] : [STATES[state]]),
  ...(before === null
    ? []
    : [
        sql`(p.created_at, p.id) < (to_timestamp(${before[0]}::float8 / 1000)::timestamptz(3), ${before[1]}::uuid)`,
      ]),
]

/** A short term is compared with the beginning of the name: the trigram index needs three letters. */
const hasWord = (word: string): SQL =>
  [...word].length < 3
    ? sql`w.name_start collate "C" >= stoa_plain(${word}) and w.name_start collate "C" < stoa_plain(${word}) || ${LAST}`
    : sql`w.words like '%' || stoa_plain(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`

/** Highest character, which sorts after every letter. */
const LAST = '\u{10ffff}'

/** '0' follows '/', so that an index finds everything that begins with the path and a slash. */
const isIn = (categoryId: string): SQL => sql`p.category_id = any(array(
  select d.id from categories c join categories d on d.id = c.id or d.path ~>=~ (c.path || '/') and d.path ~<~ (c.path || '0')
  where c.id = ${categoryId}::uuid))`
