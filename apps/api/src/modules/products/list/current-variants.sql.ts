import { type SQL, sql } from 'drizzle-orm'

/**
 * Selects the variants that a product's options lead to, in their order, each with `value_ids`. A variant that an
 * edit or import removed still exists for carts and orders, but lacks a value of some option.
 */
export const currentVariants = (productId: SQL): SQL => sql`
  select v.*, coalesce(chosen.ids, '{}') as value_ids
  from variants v
  left join lateral (
    select array_agg(vv.value_id order by o.position, o.id) as ids,
      string_agg(vv.value_id::text, ',' order by vv.value_id::text collate "C") as key
    from variant_values vv join product_options o on o.id = vv.option_id
    where vv.variant_id = v.id
  ) chosen on true
  where v.product_id = ${productId} and v.option_key = coalesce(chosen.key, '')
    and coalesce(cardinality(chosen.ids), 0) = (select count(*) from product_options o where o.product_id = v.product_id)
  order by v.position, v.id`
