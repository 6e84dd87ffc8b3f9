import { DAYS, type Size } from './size.ts'

type Named = [name: string, statement: string]

const STYLES = [
  'Quiet',
  'Harbour',
  'Dune',
  'Field',
  'Morning',
  'Northern',
  'Little',
  'Grand',
  'Plain',
  'Woven',
]
const MATERIALS = [
  'oak',
  'walnut',
  'linen',
  'wool',
  'stoneware',
  'glass',
  'brass',
  'copper',
  'leather',
  'marble',
]
const THINGS = [
  'mug',
  'lamp',
  'stool',
  'vase',
  'throw',
  'notebook',
  'bowl',
  'candleholder',
  'tray',
  'planter',
]

const pickSql = (words: readonly string[], salt: number) =>
  `(array[${words.map(word => `'${word}'`).join(', ')}])[1 + floor(bench.chance(n, ${salt}) * ${words.length})::int]`

const PICTURES = 60
const ROOTS = 8
const LEAVES = 5

const PRODUCTS = (count: number): string => `
  insert into products (id, shop_id, category_id, category_l1, category_l2, name, slug, description_html, tags, status,
    price_min, price_sale_min, effective_price_max, is_buyable, first_media_id, option_count, rating_sum, rating_count,
    sold_90, category_words, created_at, updated_at)
  select bench.id(5, n), bench.id(1, bench.shop_of(n)), bench.id(4, n % ${ROOTS * LEAVES}),
    bench.id(3, n % ${ROOTS * LEAVES} / ${LEAVES}), bench.id(4, n % ${ROOTS * LEAVES}), name, 'bench-' || n,
    '<p>A ' || lower(name) || ' for every day, made by hand in small batches, signed below and soon on its way.</p>',
    case when n % 7 = 0 then '{gift}'::text[] else '{}' end,
    case when n / 10 % 9 = 0 then 'draft' when n / 10 % 9 = 1 then 'archived' else 'active' end,
    bench.price(n), bench.sale_price(n), coalesce(bench.sale_price(n), bench.price(n)) + 100,
    bench.stock(n * 2) is distinct from 0 or bench.stock(n * 2 + 1) is distinct from 0,
    'bench-picture-' || n % ${PICTURES}, 1, 4 * (n % 20), n % 20, floor(400 * power(bench.chance(n, 6), 3)),
    'Department ' || n % ${ROOTS * LEAVES} / ${LEAVES}, at, at
  from (
    select n, ${pickSql(STYLES, 7)} || ' ' || ${pickSql(MATERIALS, 8)} || ' ' || ${pickSql(THINGS, 9)} as name,
      now() - (${count} - n) * (interval '${DAYS} days' / ${count}) as at
    from generate_series(0, ${count - 1}::bigint) n) n`

/** Shops, departments, and products of two variants each. */
export const catalogStatements = ({ products, shops, buyers }: Size): Named[] => [
  [
    'shops',
    `insert into shops (id, name, slug, time_zone, approved_at)
     select bench.id(1, n), 'Bench shop ' || n, 'bench-shop-' || n, 'America/New_York', now()
     from generate_series(0, ${shops - 1}::bigint) n`,
  ],
  [
    'shipping zones',
    `with zones as (
       insert into shipping_zones (id, shop_id, name, position, tiers)
       select gen_random_uuid(), id, 'Rest of world', 0, '[{"tier": "standard", "priceMinor": null, "transitMin": 3,
         "transitMax": 5, "poBoxes": true}]' from shops returning id, shop_id)
     insert into shipping_zone_places (shop_id, zone_id, country) select shop_id, id, '*' from zones`,
  ],
  [
    'buyers',
    `insert into users (id, email, username, password_hash)
     select bench.id(2, n), 'buyer-' || n || '@example.com', 'Robin', 'x' from generate_series(0, ${buyers - 1}::bigint) n`,
  ],
  [
    'departments',
    `insert into categories (id, parent_id, name, slug, path, depth, source)
     select bench.id(3, n), null, 'Department ' || n, 'bench-' || n, 'bench-' || n, 1, 'bench'
     from generate_series(0, ${ROOTS - 1}::bigint) n
     union all select bench.id(4, n), bench.id(3, n / ${LEAVES}), 'Shelf ' || n, 'shelf-' || n,
       'bench-' || n / ${LEAVES} || '/shelf-' || n, 2, 'bench'
     from generate_series(0, ${ROOTS * LEAVES - 1}::bigint) n`,
  ],
  [
    'pictures',
    `insert into media (id, source, path, width, height)
     select 'bench-picture-' || n, 'file', 'bench-picture-' || n || '.webp', 1200, 1200
     from generate_series(0, ${PICTURES - 1}) n`,
  ],
  ['products', PRODUCTS(products)],
  [
    'pictures of products',
    'insert into product_media (product_id, media_id) select id, first_media_id from products order by id',
  ],
  [
    'options',
    `insert into product_options (id, product_id, name)
     select bench.id(7, n), bench.id(5, n), 'Glaze' from generate_series(0, ${products - 1}::bigint) n`,
  ],
  [
    'values of options',
    `insert into product_option_values (id, option_id, value, position)
     select bench.id(8, n), bench.id(7, n / 2), case n % 2 when 0 then 'Lagoon' else 'Rust' end, n % 2
     from generate_series(0, ${products * 2 - 1}::bigint) n`,
  ],
  [
    'variants',
    `insert into variants (id, product_id, sku, option_key, price_minor, price_sale_minor, stock, position)
     select bench.id(6, n), bench.id(5, n / 2), 'SKU-' || lpad(n::text, 8, '0'), bench.id(8, n)::text,
       bench.price(n / 2) + n % 2 * 100, bench.sale_price(n / 2) + n % 2 * 100, bench.stock(n), n % 2
     from generate_series(0, ${products * 2 - 1}::bigint) n`,
  ],
  [
    'values of variants',
    `insert into variant_values (variant_id, option_id, value_id)
     select bench.id(6, n), bench.id(7, n / 2), bench.id(8, n) from generate_series(0, ${products * 2 - 1}::bigint) n`,
  ],
  ['product_stock', 'select product_stock_follows((select array_agg(id) from products))'],
  ['product_words', 'select product_words_follow((select array_agg(id) from products))'],
  [
    'search_words',
    `insert into search_words select distinct word
     from (select name, description_html from products order by id limit 5000) p,
       search_words_of(p.name || ' ' || p.description_html) word
     on conflict do nothing`,
  ],
]
