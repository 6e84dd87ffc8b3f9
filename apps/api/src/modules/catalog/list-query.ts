import { type SQL, sql } from 'drizzle-orm'
import type { Cursor } from './cursor.ts'
import {
  and,
  buyable,
  coreConditions,
  depthOf,
  facetConditions,
  hasValue,
  LEVELS,
  type ListFilter,
  tsQuery,
  variantConditions,
} from './list-filter.ts'
import { beyond, orderBy, orders, type ProductSort } from './list-order.ts'
import { type CardRow, cardColumns, cardsJson } from './product-card.ts'

export interface ListQuestion {
  filter: ListFilter
  sort: ProductSort
  cursor: Cursor | null
  limit: number
  /** The edition of the catalogue that the asker has counts of; null has none. */
  knownEdition: string | null
}

export interface FacetRow {
  value: string
  label: string
  count: number
}

export interface Counts {
  total: number
  categories: FacetRow[]
  shops: FacetRow[]
  price: { min: number; max: number } | null
  ratings: { stars: number; count: number }[]
  options: { name: string; values: FacetRow[] }[]
  onSale: number
  inStock: number
}

export interface ListAnswer {
  items: CardRow[]
  edition: string
  /** Null when the known edition still stands. */
  counts: Counts | null
  isCategoryKnown: boolean
  isShopKnown: boolean
  [column: string]: unknown
}

/** Nothing is counted further than this. */
export const MAX_COUNT = 10_000
const MAX_FACETS = 24
/** With more products than these, options are left out: their names mean different things by then. */
const MOST_WITH_OPTIONS = 2_000
const MOST_OPTIONS = 6

/** A page of products with its counts, pictures and shops, in one statement. */
export function listStatement(question: ListQuestion): SQL {
  const { filter, knownEdition } = question
  const edition = sql`(select last_value || (case when is_called then '+' else '' end) from catalogue_version)`
  return sql`select
    ${cardsJson(pageOf(question), sql`p.rank`)} as items,
    ${edition} as edition,
    case when ${edition} = ${knownEdition ?? ''}::text then null else ${countsJson(filter)} end as counts,
    ${known(sql`categories where path =`, filter.category)} as "isCategoryKnown",
    ${known(sql`shops where status = 'open' and slug =`, filter.shop)} as "isShopKnown"`
}

const known = (place: SQL, value: string | null): SQL =>
  value === null ? sql`true` : sql`exists (select 1 from ${place} ${value})`

/** One row more than the page has, which tells whether there is another page. */
function pageOf({ filter, sort, cursor, limit }: ListQuestion): SQL {
  const order = orders[sort]
  const forward = cursor?.direction !== 'previous'
  const conditions = [...coreConditions(filter), ...Object.values(facetConditions(filter)).flat()]
  const border = cursor ? [beyond(order, cursor.keys, forward)] : []
  const tail = sql`order by ${orderBy(order, forward)} limit ${limit + 1}`
  if (sort !== 'relevance' || !filter.search)
    return sql`select ${cardColumns}, null::int as rank from products p
      where ${and([...conditions, ...border])} ${tail}`
  const rank = sql`(ts_rank(p.search, ${tsQuery(filter.search)}) * 1000000)::int`
  const found = sql`select ${cardColumns}, ${rank} as rank from products p where ${and(conditions)}`
  return sql`select * from (${found}) p ${border.length > 0 ? sql`where ${and(border)}` : sql``} ${tail}`
}

/**
 * The counts of a filter as JSON. Each facet leaves its own condition out, so that one sees what another
 * choice would give; the rows at hand are scanned once, from an index that has all of it.
 */
function countsJson(filter: ListFilter): SQL {
  const core = coreConditions(filter)
  const own = facetConditions(filter)
  const all = Object.values(own).flat()
  const without = (facet: keyof typeof own) =>
    and([
      sql`true`,
      ...(Object.keys(own) as (keyof typeof own)[]).flatMap(key => (key === facet ? [] : [flag(key)])),
    ])
  const flag = (key: keyof typeof own) => sql.raw(`f_${key}`)
  const flags = (Object.keys(own) as (keyof typeof own)[]).map(
    key => sql`${own[key].length > 0 ? sql`(${and(own[key])})` : sql`true`} as ${flag(key)}`,
  )
  const level = filter.category === null ? LEVELS[0] : LEVELS[depthOf(filter.category)]
  const every = and([sql`true`, ...(Object.keys(own) as (keyof typeof own)[]).map(flag)])
  const total =
    all.length === 0
      ? sql`(select count(*) from base)`
      : sql`(select count(*) from (select 1 from products p where ${and([...core, ...all])} limit ${sql.raw(`${MAX_COUNT}`)}) t)`
  return sql`(
    with base as materialized (
      select ${level ?? sql`null::uuid`} as category, p.shop_id, p.price_pay, p.rating_mean, p.id,
        p.price_sale_min is not null as is_sale, ${buyable} as is_buyable, ${sql.join(flags, sql`, `)}
      from products p where ${and(core)} limit ${sql.raw(`${MAX_COUNT}`)}
    )
    select json_build_object(
      'total', ${total},
      'categories', (
        select coalesce(json_agg(json_build_object('value', c.path, 'label', c.name, 'count', f.n) order by f.n desc, c.path), '[]')
        from (select category, count(*) as n from base where category is not null and ${every}
          group by category order by n desc, category limit ${sql.raw(`${MAX_FACETS}`)}) f
        join categories c on c.id = f.category
      ),
      'shops', (
        select coalesce(json_agg(json_build_object('value', s.slug, 'label', s.name, 'count', f.n) order by f.n desc, s.slug), '[]')
        from (select shop_id, count(*) as n, bool_or(${flag('shop')}) as is_chosen from base where ${without('shop')}
          group by shop_id order by ${own.shop.length > 0 ? sql`is_chosen desc, ` : sql``}n desc, shop_id
          limit ${sql.raw(`${MAX_FACETS}`)}) f
        join shops s on s.id = f.shop_id
      ),
      'price', (
        select case when count(*) = 0 then null else json_build_object('min', min(price_pay), 'max', max(price_pay)) end
        from base where ${without('price')}
      ),
      'ratings', (
        select json_agg(json_build_object('stars', star, 'count',
          (select count(*) from base where rating_mean >= star * 100 and ${without('rating')})) order by star desc)
        from generate_series(3, 4) star
      ),
      'options', ${optionsJson(filter, without('options'))},
      'onSale', (select count(*) from base where is_sale and ${without('sale')}),
      'inStock', (select count(*) from base where is_buyable and ${without('stock')})
    )
  )`
}

/**
 * The options of the rows in `base` with their values, the commonest first, as JSON. An option's own choice is
 * left out of its counts, every other one must be had in the same variant.
 */
function optionsJson(filter: ListFilter, others: SQL): SQL {
  if (!filter.search && filter.category === null && filter.shop === null) return sql`'[]'::json`
  const { options } = filter
  const own = options.map(option => sql`(o.name = ${option.name} or ${hasValue(option)})`)
  // The fence keeps the tables from being joined whole: a list has few products, and each few options.
  const counted = sql`
    select found.name, found.value, count(*) as n, min(found.position) as position
    from base cross join lateral (
      select o.name, x.value, x.position
      from product_options o join product_option_values x on x.option_id = o.id
      where o.product_id = base.id and position(':' in o.name) = 0 and exists (
        select 1 from variant_values c join variants v on v.id = c.variant_id
        where c.value_id = x.id and ${and([...variantConditions({ ...filter, options: [] }), ...own])})
      offset 0
    ) found
    where ${others}
    group by found.name, found.value`
  return sql`(
    select case when (select count(*) from base) > ${sql.raw(`${MOST_WITH_OPTIONS}`)} then '[]'::json else (
      select coalesce(json_agg(json_build_object('name', name, 'values', choices) order by n desc, name), '[]') from (
        select name, sum(n) as n,
          json_agg(json_build_object('value', name || ':' || value, 'label', value, 'count', n)
            order by n desc, position, value) filter (where place <= ${sql.raw(`${MAX_FACETS}`)}) as choices
        from (select *, row_number() over (partition by name order by n desc, position, value) as place
          from (${counted}) counted) placed
        group by name having count(*) > 1 ${options.length > 0 ? sql`or name = any(${sql.param(options.map(({ name }) => name))}::text[])` : sql``}
        order by sum(n) desc, name limit ${sql.raw(`${MOST_OPTIONS}`)}) named
    ) end
  )`
}
