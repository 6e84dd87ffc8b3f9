import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { listed } from '../read-model/index.ts'
import { changeWishList } from './wish-list.repository.ts'

/** User who gets an email, with the token that ends such emails. */
export interface ToldUser {
  id: string
  email: string
  username: string
  stopToken: string
}

/** Prices in minor units. */
export interface NewsRow {
  productId: string
  name: string
  slug: string
  shop: string
  savedPrice: number
  price: number
  hasFallen: boolean
  isBack: boolean
}

const fallen: SQL = sql`p.is_buyable and p.effective_price_min < i.watched_price_minor
  and p.effective_price_min < i.saved_price_minor`
/** A day has to pass between two emails about one product's return, because a shop could turn its stock off and on. */
const back = (now: Date): SQL => sql`(p.is_buyable and i.was_sold_out
  and (i.return_told_at is null or i.return_told_at <= ${now.toISOString()}::timestamptz - interval '1 day'))`
/**
 * Condition that a product is sold out. Items that are only reserved may be available again in a moment, so they
 * don't count.
 */
const soldOut: SQL = sql`(not p.is_buyable and not exists (
  select from stock_reservations r join variants v on v.id = r.variant_id where v.product_id = p.id))`
const writable: SQL = sql`u.email_confirmed_at is not null and u.is_active = 1`

/**
 * Updates the prices and stock with which later ones are compared. A price that rose can fall again, up to the price
 * when it was saved, and a product that sold out can return.
 */
export async function followProducts(db: Db): Promise<void> {
  await db.execute(sql`
    update wishes i set
      watched_price_minor = greatest(i.watched_price_minor, least(p.effective_price_min, i.saved_price_minor)),
      was_sold_out = i.was_sold_out or ${soldOut}
    from products p, wish_lists l
    where p.id = i.product_id and l.user_id = i.user_id and l.is_told
      and (least(p.effective_price_min, i.saved_price_minor) > i.watched_price_minor
        or (${soldOut} and not i.was_sold_out))`)
}

interface DueWishes {
  now: Date
  /** The user before; null for the first. */
  after: string | null
}

/**
 * Locks the next user with news of their list, skipping those locked by others. A day has to pass between emails
 * about prices.
 */
export async function lockToldUser(
  tx: Tx,
  { now, after }: DueWishes,
): Promise<(ToldUser & { canTellPrices: boolean }) | null> {
  const canTellPrices = sql`(l.prices_told_at is null
    or l.prices_told_at <= ${now.toISOString()}::timestamptz - interval '1 day')`
  const { rows } = await tx.execute<ToldUser & { canTellPrices: boolean } & Record<string, unknown>>(sql`
    select u.id, u.email, u.username, l.stop_token as "stopToken", ${canTellPrices} as "canTellPrices"
    from wish_lists l join users u on u.id = l.user_id
    where l.is_told and ${writable} ${after === null ? sql`` : sql`and l.user_id > ${after}::uuid`}
      and exists (select from wishes i join products p on p.id = i.product_id
        where i.user_id = l.user_id and ${listed} and ((${canTellPrices} and ${fallen}) or ${back(now)}))
    order by l.user_id limit 1 for update of l skip locked`)
  return rows[0] ?? null
}

/** Finds news for a user and marks it as sent, so that it isn't found again. */
export async function takeNews(
  tx: Tx,
  userId: string,
  { now, canTellPrices }: { now: Date; canTellPrices: boolean },
): Promise<NewsRow[]> {
  const falls = sql`(${canTellPrices}::boolean and ${fallen})`
  const { rows } = await tx.execute<NewsRow & Record<string, unknown>>(sql`
    with news as (
      select i.product_id, ${falls} as has_fallen, ${back(now)} as is_back from wishes i
      join products p on p.id = i.product_id
      where i.user_id = ${userId}::uuid and ${listed} and (${falls} or ${back(now)}) for update of i
    ), told as (
      update wishes i set was_sold_out = i.was_sold_out and not n.is_back,
        return_told_at = case when n.is_back then ${now.toISOString()}::timestamptz else i.return_told_at end,
        watched_price_minor = case when n.has_fallen then p.effective_price_min else i.watched_price_minor end
      from news n join products p on p.id = n.product_id
      where i.user_id = ${userId}::uuid and i.product_id = n.product_id returning i.product_id, i.saved_at
    )
    select p.id as "productId", p.name, p.slug, s.name as shop, i.saved_price_minor::float8 as "savedPrice",
      p.effective_price_min::float8 as price, n.has_fallen as "hasFallen", n.is_back as "isBack"
    from news n join told t on t.product_id = n.product_id join products p on p.id = n.product_id
    join shops s on s.id = p.shop_id join wishes i on i.product_id = p.id and i.user_id = ${userId}::uuid
    order by t.saved_at desc, p.id`)
  return rows
}

/** Starts the day during which the user gets no further email about prices. */
export async function noteTold(tx: Tx, userId: string, now: Date): Promise<void> {
  await changeWishList(tx, userId, { pricesToldAt: now })
}

export interface ReturnedRow {
  name: string
  slug: string
  shop: string
  /** Chosen options of the variant: `Ink, 320 ml`. Empty without options. */
  options: string
  /** Minor units. */
  price: number
}

const returned: SQL = sql`v.is_active and (v.stock is null or v.stock > 0)`

/** The next user who waits for something that is back, locked. */
export async function lockWaitingUser(tx: Tx, after: string | null): Promise<ToldUser | null> {
  const { rows } = await tx.execute<ToldUser & Record<string, unknown>>(sql`
    select u.id, u.email, u.username, l.stop_token as "stopToken"
    from wish_lists l join users u on u.id = l.user_id
    where ${writable} ${after === null ? sql`` : sql`and l.user_id > ${after}::uuid`}
      and l.user_id in (select a.user_id from stock_alerts a join variants v on v.id = a.variant_id
        join products p on p.id = v.product_id where ${returned} and ${listed})
    order by l.user_id limit 1 for update of l skip locked`)
  return rows[0] ?? null
}

/** Finds awaited variants that are back in stock, and deletes the user's alerts for them. */
export async function takeReturned(tx: Tx, userId: string): Promise<ReturnedRow[]> {
  const { rows } = await tx.execute<ReturnedRow & Record<string, unknown>>(sql`
    with gone as (
      delete from stock_alerts a using variants v, products p
      where a.user_id = ${userId}::uuid and v.id = a.variant_id and p.id = v.product_id and ${returned} and ${listed}
      returning a.variant_id, a.created_at
    )
    select p.name, p.slug, s.name as shop, v.effective_price_minor::float8 as price,
      coalesce((select string_agg(ov.value, ', ' order by o.position) from variant_values vv
        join product_options o on o.id = vv.option_id join product_option_values ov on ov.id = vv.value_id
        where vv.variant_id = v.id), '') as options
    from gone join variants v on v.id = gone.variant_id join products p on p.id = v.product_id
    join shops s on s.id = p.shop_id order by gone.created_at, v.id`)
  return rows
}
