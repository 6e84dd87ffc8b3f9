import { type SQL, sql } from 'drizzle-orm'

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Slugs from the root down: `home/kitchen/mugs`. */
export const PATH = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/

/** Condition on `products p`: its shop sells it, and the marketplace hasn't restricted it. Says nothing about the shop. */
export const offered: SQL = sql`p.status = 'active' and p.restricted_by is null`

/** Condition on `products p`: the product is offered and its shop is open. */
export const visible: SQL = sql`${offered} and p.shop_id in (select id from shops where status = 'open')`

/**
 * Condition for lists with products of many shops. Products of a shop on vacation only appear on their own pages and
 * on their shop's, because no one can buy them.
 */
export const listed: SQL = sql`${offered}
  and p.shop_id in (select id from shops where status = 'open' and not is_paused)`

/** The columns of the three category levels that have pages. A trigger keeps them right. */
export const LEVELS = [sql`p.category_l1`, sql`p.category_l2`, sql`p.category_l3`] as const

export const depthOf = (path: string): number => path.split('/').length
