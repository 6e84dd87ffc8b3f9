import { inRoot, run } from '@stoa/tooling'

export interface PlacedOrder {
  number: string
  placedAt: string
  shop: string
  /** Minor units. */
  total: number
  currency?: string
  status?: 'placed' | 'confirmed' | 'completed' | 'canceled'
  fulfillment?: 'unfulfilled' | 'shipped' | 'delivered' | 'canceled'
  returned?: 'none' | 'requested' | 'returned'
  lines: { title: string; quantity: number; slug?: string; options?: string[] }[]
}

const INSERT = `
  with given as (
    select gen_random_uuid() as group_id, gen_random_uuid() as order_id, o.*
    from jsonb_to_recordset($2::jsonb) as o(number text, "placedAt" timestamptz, shop text, total bigint,
      currency text, status text, fulfillment text, returned text, lines jsonb)
  ), groups as (
    insert into order_groups (id, number, customer_id, currency, placed_at)
    select group_id, number, u.id, coalesce(currency, 'USD'), "placedAt" from given, users u where u.email = $1
    returning id
  ), made as (
    insert into orders (id, order_group_id, shop_id, number, status, payment_status, fulfillment_status, return_status,
      item_minor, shipping_minor, total_minor)
    select order_id, group_id, s.id, given.number || '-1', coalesce(given.status, 'placed'), 'paid',
      coalesce(fulfillment, 'unfulfilled'), coalesce(returned, 'none'), total, 0, total
    from given join shops s on s.slug = given.shop where group_id in (select id from groups)
    returning id
  )
  insert into order_lines (id, order_id, position, product_id, media_id, title, options, unit_minor, quantity)
  select gen_random_uuid(), order_id, l.position, p.id,
    (select media_id from product_media pm where pm.product_id = p.id order by pm.position limit 1), l.line->>'title',
    array(select jsonb_array_elements_text(coalesce(l.line->'options', '[]'))), 100, (l.line->>'quantity')::int
  from given cross join jsonb_array_elements(given.lines) with ordinality as l(line, position)
  left join products p on p.slug = l.line->>'slug' where order_id in (select id from made)`

const SCRIPT = `
  import { withMarketplace } from './src/commands/open.ts'
  const [statement, ...values] = process.argv.slice(1)
  await withMarketplace(() => {}, ({ db }) => db.$client.query(statement, values))`

/** Writes orders into the shop's database, as a checkout would leave them. */
export async function placeOrders(email: string, orders: readonly PlacedOrder[]): Promise<void> {
  const { code, output } = await run(
    inRoot('node_modules/.bin/node'),
    ['--input-type=module', '-e', SCRIPT, INSERT, email, JSON.stringify(orders)],
    { cwd: inRoot('apps/api'), env: { STOA_DATA_HOME: process.env.SHOP_DATA ?? '', DATABASE_URL: '' } },
  )
  if (code !== 0) throw new Error(`the orders could not be written:\n${output}`)
}
