import { type SQL, sql } from 'drizzle-orm'
import { colorsNamedIn, namedVariant } from '../../read-model/index.ts'
import { and, type ListFilter, variantConditions } from './list-filter.sql.ts'

/**
 * A select of the variant of product `p` that a list asks for by its id or by color. The color is in the filter, or it
 * is a word of the search that isn't in the product's name. Null if the list asks for none.
 */
export function askedVariant(filter: ListFilter): SQL | null {
  const { colors, search, variantIds } = filter
  if (variantIds.length > 0) return namedVariant(sql`v.id = any(${sql.param(variantIds)}::uuid[])`)
  const conditions = variantConditions({ ...filter, colors: [] })
  if (colors.length > 0) return variantWith([...conditions, sql`x.color = any(${sql.param(colors)}::text[])`])
  if (!search) return null
  const named = colorsNamedIn(search.query)
  const fitting = sql`(select count(*) from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as n(word text, color text, "isAnyShade" boolean)
    where (n."isAnyShade" and x.color = n.color or lower(x.value) ~ ('\\m' || n.word || '\\M'))
      and lower(p.name) !~ ('\\m' || n.word))`
  const hasColor = sql`p.colors && ${sql.param(named.map(({ color }) => color))}::text[]`
  return variantWith([hasColor, ...conditions, sql`x.color is not null`, sql`${fitting} > 0`], fitting)
}

/** Prefers what can be bought, then the most terms, then the shop's order. A picture of the variant comes before its color's. */
const variantWith = (conditions: readonly SQL[], fitting: SQL = sql`null::int`): SQL => sql`
  select v.id, coalesce(v.media_id, x.media_id) as media_id
  from product_options o join product_option_values x on x.option_id = o.id
  join variant_values w on w.value_id = x.id join variants v on v.id = w.variant_id
  where o.product_id = p.id and ${and(conditions)}
  order by (v.stock is null or v.stock > 0) desc, ${fitting} desc, o.position, x.position, v.position, v.id limit 1`
