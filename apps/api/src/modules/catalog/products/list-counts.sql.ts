import { type SQL, sql } from 'drizzle-orm'
import { depthOf, LEVELS } from '../../read-model/index.ts'
import {
  and,
  coreConditions,
  type FacetName,
  facetConditions,
  hasValue,
  isReduced,
  type ListFilter,
  variantConditions,
} from './list-filter.sql.ts'

export interface FacetRow {
  value: string
  label: string
  count: number
}

export interface Counts {
  total: number
  categories: FacetRow[]
  shops: FacetRow[]
  colors: { value: string; count: number }[]
  price: { min: number; max: number } | null
  ratings: { stars: number; count: number }[]
  options: { name: string; values: FacetRow[] }[]
  onSale: number
  inStock: number
}

/** Maximum count. More are counted as this. */
export const MAX_COUNT = 10_000
const MAX_FACETS = 24
/** Maximum number of products with counts of options. Beyond it, the same option names mean different things. */
const MAX_PRODUCTS_WITH_OPTIONS = 2_000
const MAX_OPTIONS = 6

/** Values of `grouping(category, shop_id, colors)`: one bit for each column that was not grouped by. */
const BY_CATEGORY = sql.raw('3')
const BY_SHOP = sql.raw('5')
const BY_COLORS = sql.raw('6')
const ALTOGETHER = sql.raw('7')

const number = (value: number): SQL => sql.raw(`${value}`)

/**
 * Counts of a filter as JSON. Each facet ignores its own condition, so that its counts show what another choice would
 * give. The matching products are read once, from a covering index unless there is a search, and grouped in one pass:
 * by category, by shop, by color and in total.
 */
export function countsJson(filter: ListFilter): SQL {
  const core = coreConditions(filter)
  const own = facetConditions(filter)
  const facets = Object.keys(own) as FacetName[]
  const chosen = facets.filter(facet => own[facet].length > 0)
  const flag = (facet: FacetName) => sql.raw(`f_${facet}`)
  const isLeftOut = (each: FacetName, facet: FacetName | null) =>
    each === facet || (each === 'variant' && (facet === 'options' || facet === 'color'))
  const others = (facet: FacetName | null) => chosen.filter(each => !isLeftOut(each, facet)).map(flag)
  const counted = (facet: FacetName | null, ...conditions: SQL[]) => {
    const all = [...others(facet), ...conditions]
    return all.length === 0 ? sql`` : sql`filter (where ${and(all)})`
  }
  const columns = [
    sql`${(filter.category === null ? LEVELS[0] : LEVELS[depthOf(filter.category)]) ?? sql`null::uuid`} as category`,
    sql`p.id, p.shop_id, p.effective_price_min, p.rating_mean, p.is_buyable, (${isReduced(filter)}) as is_sale, p.colors`,
    ...(filter.search ? [sql`p.choices`] : []),
    ...chosen.map(facet => sql`(${and(own[facet])}) as ${flag(facet)}`),
  ]
  const every = chosen.flatMap(facet => own[facet])
  // Of more products than are counted, others than those in `base` may fit.
  const total =
    every.length === 0
      ? sql`t.n`
      : sql`case when t.all_n < ${number(MAX_COUNT)} then t.n else (select count(*) from (
          select 1 from products p where ${and([...core, ...every])} limit ${number(MAX_COUNT)}) c) end`
  return sql`(
    with base as (
      select ${sql.join(columns, sql`, `)} from products p where ${and(core)} limit ${number(MAX_COUNT)}
    ), sums as materialized (
      select grouping(category, shop_id, colors) as kind, category, shop_id, colors, count(*) as all_n, count(*) ${counted(null)} as n, count(*) ${counted('shop')} as shop_n, count(*) ${counted('category')} as category_n, count(*) ${counted('color')} as color_n,
        ${own.shop.length > 0 ? sql`bool_or(f_shop)` : sql`false`} as is_chosen,
        min(effective_price_min) ${counted('price')} as cheapest, max(effective_price_min) ${counted('price')} as dearest,
        count(*) ${counted('rating', sql`rating_mean >= 400`)} as stars_4,
        count(*) ${counted('rating', sql`rating_mean >= 300`)} as stars_3,
        count(*) ${counted('sale', sql`is_sale`)} as sale_n,
        count(*) ${counted('stock', sql`is_buyable`)} as stock_n
      from base group by grouping sets ((category), (shop_id), (colors), ())
    )
    select json_build_object(
      'total', ${total},
      'categories', (
        select coalesce(json_agg(json_build_object('value', c.path, 'label', c.name, 'count', f.n)
          order by f.n desc, c.path), '[]')
        from (select category, category_n as n from sums where kind = ${BY_CATEGORY} and category is not null
          order by category_n desc, category limit ${number(MAX_FACETS)}) f
        join categories c on c.id = f.category
      ),
      'shops', (
        select coalesce(json_agg(json_build_object('value', s.slug, 'label', s.name, 'count', f.n)
          order by f.n desc, s.slug), '[]')
        from (select shop_id, shop_n as n from sums where kind = ${BY_SHOP}
          order by is_chosen desc, shop_n desc, shop_id limit ${number(MAX_FACETS)}) f
        join shops s on s.id = f.shop_id
      ),
      'colors', ${colorsJson(filter, others('color'))},
      'price', case when t.cheapest is null then null
        else json_build_object('min', t.cheapest, 'max', t.dearest) end,
      'ratings', json_build_array(json_build_object('stars', 4, 'count', t.stars_4),
        json_build_object('stars', 3, 'count', t.stars_3)),
      'options', ${optionsJson(filter, others('options'))},
      'onSale', t.sale_n,
      'inStock', t.stock_n
    ) from sums t where t.kind = ${ALTOGETHER}
  )`
}

/** Colors of the rows in `base` as JSON, most common first, including those without remaining products. */
function colorsJson(filter: ListFilter, others: readonly SQL[]): SQL {
  const { colors, options, inStock } = filter
  // Few products differ in their colors from all others: each set of colors is unfolded once.
  const bySets = sql`select c.color, sum(color_n) as n from sums cross join unnest(colors) as c(color)
    where kind = ${BY_COLORS} group by c.color`
  const had = [
    sql`v.product_id = base.id and x.color is not null`,
    ...variantConditions({ ...filter, colors: [] }),
  ]
  const byVariants = sql`select e.color, coalesce(h.n, 0) as n
    from (select distinct unnest(colors) as color from sums where kind = ${BY_COLORS}) e left join (
      select c.color, count(distinct base.id) as n from base cross join lateral (
        select x.color from variants v join variant_values w on w.variant_id = v.id
        join product_option_values x on x.id = w.value_id where ${and(had)} offset 0
      ) c ${others.length > 0 ? sql`where ${and(others)}` : sql``} group by c.color
    ) h on h.color = e.color`
  const listed = (counted: SQL) => sql`(
    select coalesce(json_agg(json_build_object('value', color, 'count', n) order by n desc, color), '[]')
    from (select color, n from (${counted}) counted
      order by color = any(${sql.param(colors)}::text[]) desc, n desc, color limit ${number(MAX_FACETS)}) c)`
  if (options.length === 0 && !inStock) return listed(bySets)
  return sql`case when (select count(*) from base) > ${number(MAX_PRODUCTS_WITH_OPTIONS)}
    then ${listed(bySets)} else ${listed(byVariants)} end`
}

/** The options of the rows in `base` with their values, the commonest first, as JSON. Colors are a facet of their own. */
function optionsJson(filter: ListFilter, others: readonly SQL[]): SQL {
  if (!filter.search && filter.category === null && filter.shop === null) return sql`'[]'::json`
  const names = filter.options.map(({ name }) => name)
  return sql`(
    select case when (select count(*) from base) > ${number(MAX_PRODUCTS_WITH_OPTIONS)} then '[]'::json else (
      select coalesce(json_agg(json_build_object('name', name, 'values', choices) order by n desc, name), '[]') from (
        select name, sum(n) as n,
          json_agg(json_build_object('value', name || ':' || value, 'label', value, 'count', n)
            order by n desc, position, value) filter (where place <= ${number(MAX_FACETS)}) as choices
        from (select *, row_number() over (partition by name order by n desc, position, value) as place
          from (${countedChoices(filter, others)}) counted) placed
        group by name having count(*) > 1 ${names.length > 0 ? sql`or name = any(${sql.param(names)}::text[])` : sql``}
        order by sum(n) desc, name limit ${number(MAX_OPTIONS)}) named
    ) end
  )`
}

/**
 * Counts the products of every value of every option. If the filter chooses options of variants, an option ignores
 * its own choice, and all others have to match in the same variant. Otherwise the choices stored with the products
 * suffice.
 */
function countedChoices(filter: ListFilter, others: readonly SQL[]): SQL {
  const { options, colors, inStock, search } = filter
  const names = sql.param(options.map(({ name }) => name))
  const where = others.length > 0 ? sql`where ${and(others)}` : sql``
  if (options.length === 0 && colors.length === 0 && !inStock) {
    // The index for counting lists doesn't contain choices, so they are looked up by the few ids.
    const choices = search ? sql`base.choices` : sql`(select p.choices from products p where p.id = base.id)`
    return sql`select * from (select split_part(c.choice, ':', 1) as name,
        substr(c.choice, position(':' in c.choice) + 1) as value, count(*) as n, min(c.position) as position
      from base cross join lateral unnest(${choices}) with ordinality as c(choice, position) ${where}
      group by c.choice) every_choice where color_of(name, value) is null`
  }
  const own = options.map(option => sql`(o.name = ${option.name} or ${hasValue(option)})`)
  const conditions = [
    sql`v.product_id = base.id and o.product_id = base.id and position(':' in o.name) = 0`,
    // A URL may choose a color by its option. Then the option is listed, so that it can be removed.
    sql`(x.color is null or o.name = any(${names}::text[]))`,
    ...variantConditions({ ...filter, options: [] }),
    ...own,
  ]
  // Looked up product by product: the tables of variants are never read from end to end.
  return sql`
    select c.name, c.value, count(distinct base.id) as n, min(c.position) as position
    from base cross join lateral (
      select o.name, x.value, x.position from variants v
      join variant_values w on w.variant_id = v.id
      join product_options o on o.id = w.option_id
      join product_option_values x on x.id = w.value_id
      where ${and(conditions)} offset 0
    ) c ${where}
    group by c.name, c.value`
}
