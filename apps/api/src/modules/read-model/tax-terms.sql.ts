import { sql } from 'drizzle-orm'

/** Tax category of product `p`: its own, that of the nearest category above it that has one, or the default. */
const TAX_CATEGORY = sql`coalesce(p.tax_category, (
  with recursive above as (
    select c.parent_id, c.tax_category, 0 as steps from categories c where c.id = p.category_id
    union all
    select c.parent_id, c.tax_category, a.steps + 1 from above a join categories c on c.id = a.parent_id
    where a.tax_category is null)
  select a.tax_category from above a where a.tax_category is not null order by a.steps limit 1),
  (select d.code from tax_categories d where d.is_default))`

/**
 * `TaxTerms` of product `p` in shop `s` as JSON. Null if the shop has no registration. A shop with the scheme `oss` needs
 * the rates of all countries, others only those of their own.
 */
export const taxTermsJson = sql`(
  select json_build_object('home', s.country, 'category', t.code, 'isDefaultCategory', t.is_default,
    'registrations', r.list, 'rates', coalesce((
      select json_agg(json_build_object('country', x.country, 'region', x.region, 'fromDay', x.from_day,
        'rateBasisPoints', x.rate_basis_points))
      from tax_rates x where x.category = t.code and (r.is_oss or x.country = any(r.countries))), '[]'))
  from (
    select json_agg(json_build_object('country', g.country, 'region', g.region, 'scheme', g.scheme,
        'fromDay', g.from_day, 'toDay', g.to_day)) as list,
      array_agg(g.country) as countries, bool_or(g.scheme = 'oss') as is_oss
    from shop_tax_registrations g where g.shop_id = s.id) r
  join tax_categories t on t.code = ${TAX_CATEGORY}
  where r.list is not null)`
