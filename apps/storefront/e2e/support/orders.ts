import { randomUUID } from 'node:crypto'
import { changeDatabase } from './database.ts'

export interface PlacedOrder {
  /** Orders with equal numbers belong to one purchase. */
  number: string
  placedAt: string
  shop: string
  /** Price in minor units. */
  total: number
  currency?: string
  status?: 'placed' | 'confirmed' | 'completed' | 'canceled'
  fulfillment?: 'unfulfilled' | 'shipped' | 'delivered' | 'canceled'
  returned?: 'none' | 'requested' | 'returned'
  arrives?: [from: string, to: string]
  events?: { kind: string; at: string }[]
  parcel?: { carrier: string; number: string; href: string }
  /** Secret of the emailed link. */
  token?: string
  /** Whether the order has a payment of the test provider. */
  isTest?: boolean
  lines: { title: string; quantity: number; slug?: string; options?: string[]; unit?: number }[]
}

const INSERT = `
  with given as (
    select gen_random_uuid() as order_id, o.*,
      row_number() over (partition by o.number order by o.place) as at
    from (
      select *, row_number() over () as place
      from jsonb_to_recordset($2::jsonb) as o(number text, "placedAt" timestamptz, shop text, total bigint,
        currency text, status text, fulfillment text, returned text, arrives jsonb, events jsonb, parcel jsonb,
        token text, "isTest" boolean, lines jsonb)
    ) o
  ), purchases as (
    select gen_random_uuid() as group_id, gen_random_uuid() as checkout_id, gen_random_uuid() as payment_id,
      number, min("placedAt") as placed_at, coalesce(min(currency), 'USD') as currency, sum(total) as total,
      min(token) as token, coalesce(bool_or("isTest"), false) as is_test
    from given group by number
  ), paid as (
    insert into checkouts (id, user_id, number, status, currency, amount_hash, total_minor)
    select checkout_id, u.id, number, 'placed', currency, 'x', total from purchases, users u
    where u.email = $1 and is_test
    returning id
  ), payment as (
    insert into payments (id, checkout_id, provider, method, status, amount_minor, currency, amount_hash,
      captured_minor, instrument, is_test)
    select payment_id, checkout_id, 'test', 'card', 'captured', total, currency, 'x', total, 'Visa ···· 4242', true
    from purchases where checkout_id in (select id from paid)
    returning id
  ), groups as (
    insert into order_groups (id, number, customer_id, email, currency, placed_at, is_test, payment_id,
      tracking_token_hash, shipping_address)
    select group_id, number, u.id, u.email, currency, placed_at, is_test, (select id from payment where id = payment_id),
      case when token is not null then sha256(convert_to(token, 'UTF8')) end,
      '{"fullName":"Ines Marlow","phone":"+1 503 555 0142","line1":"418 Alder Street","line2":null,"city":"Portland",
        "region":"Oregon","postalCode":"97205","countryCode":"US"}'
    from purchases, users u where u.email = $1
    returning id, number
  ), made as (
    insert into orders (id, order_group_id, shop_id, number, status, payment_status, fulfillment_status, return_status,
      item_minor, shipping_minor, total_minor, arrives_from, arrives_to, placed_at, country_code)
    select order_id, g.id, s.id, given.number || '-' || at, coalesce(given.status, 'placed'), 'paid',
      coalesce(fulfillment, 'unfulfilled'), coalesce(returned, 'none'), total, 0, total,
      (arrives ->> 0)::date, (arrives ->> 1)::date, (select p.placed_at from purchases p where p.number = given.number), 'US'
    from given join shops s on s.slug = given.shop join groups g on g.number = given.number
    returning id, shop_id
  ), happened as (
    insert into order_events (order_id, shop_id, kind, actor, at)
    select made.id, made.shop_id, e.event ->> 'kind', 'shop', (e.event ->> 'at')::timestamptz
    from given join made on made.id = order_id cross join jsonb_array_elements(given.events) as e(event)
  ), bought as (
    insert into order_lines (id, order_id, shop_id, placed_at, position, product_id, variant_id, media_id, title,
      options, unit_minor, quantity)
    select gen_random_uuid(), order_id, made.shop_id, given."placedAt", l.position, p.id,
      (select v.id from variants v where v.product_id = p.id order by v.position limit 1),
      (select media_id from product_media pm where pm.product_id = p.id order by pm.position limit 1),
      l.line ->> 'title', array(select jsonb_array_elements_text(coalesce(l.line -> 'options', '[]'))),
      coalesce((l.line ->> 'unit')::int, 100), (l.line ->> 'quantity')::int
    from given join made on made.id = order_id
      cross join jsonb_array_elements(given.lines) with ordinality as l(line, position)
      left join products p on p.slug = l.line ->> 'slug'
    returning id, order_id, quantity
  ), sent as (
    insert into fulfillments (id, order_id, shop_id, status, carrier, tracking_number, tracking_url, shipped_at,
      delivered_at)
    select gen_random_uuid(), made.id, made.shop_id,
      case when fulfillment = 'delivered' then 'delivered' else 'shipped' end, parcel ->> 'carrier',
      parcel ->> 'number', parcel ->> 'href', "placedAt" + interval '1 day',
      case when fulfillment = 'delivered' then "placedAt" + interval '4 days' end
    from given join made on made.id = order_id where parcel is not null
    returning id, order_id
  )
  insert into fulfillment_lines (fulfillment_id, order_line_id, quantity)
  select sent.id, bought.id, bought.quantity from sent join bought using (order_id)`

/** Writes orders into the shop's database like a checkout would. */
export const placeOrders = (email: string, orders: readonly PlacedOrder[]): Promise<void> =>
  changeDatabase(INSERT, [email, JSON.stringify(orders)])

/** Stores an order of two mugs with the secret of an emailed link. */
export async function placeLinkedOrder(email: string, more: Partial<PlacedOrder> = {}) {
  const number = newOrderNumber()
  const token = randomUUID()
  const order: PlacedOrder = {
    number,
    token,
    placedAt: '2026-09-10T12:00:00Z',
    shop: 'kiln-and-cove',
    total: 4_800,
    status: 'confirmed',
    lines: [{ title: 'Cove mug', quantity: 2, slug: 'cove-mug-320-ml' }],
    ...more,
  }
  await placeOrders(email, [order])
  return { number, token }
}

/** Number that no other order has. */
export const newOrderNumber = (): string => randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()
