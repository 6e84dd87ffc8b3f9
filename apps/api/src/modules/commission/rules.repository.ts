import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db, Queryable, Tx } from '../../platform/db/client.ts'
import { readShopRows } from '../shop-scope/index.ts'

interface CategoryRate extends Record<string, unknown> {
  path: string
  name: string
  rateBasisPoints: number
}

/** Rates in force for every shop, in basis points. */
interface GeneralRates {
  /** Rate of everything without another one. */
  defaultRate: number
  /** Rates of categories, by their paths. */
  categories: CategoryRate[]
}

const STARTS = sql`coalesce(r.starts_at, r.set_at)`
/** Condition that a rule isn't over at a time, and that its category exists. */
const isAlive = (at: SQL) =>
  sql`(r.ended_at is null or r.ended_at > ${at}) and (r.path = '' or r.category_id is not null)
    and (r.ended_at is null or r.ended_at > ${STARTS})`

/**
 * Finds the rates in force for every shop at a time.
 *
 * @param defaultRate basis points, if no rule is about everything
 */
export async function findGeneralRates(db: Queryable, now: Date, defaultRate: number): Promise<GeneralRates> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<CategoryRate & { isCategory: boolean }>(sql`
    select c.id is not null as "isCategory", c.path, c.name, r.rate_basis_points as "rateBasisPoints"
    from commission_rules r left join categories c on c.id = r.category_id
    where r.shop_id is null and ${STARTS} <= ${at} and ${isAlive(at)} order by c.path nulls first limit 500`)
  const ofEverything = rows.find(({ isCategory }) => !isCategory)
  return {
    defaultRate: ofEverything?.rateBasisPoints ?? defaultRate,
    categories: rows.filter(({ isCategory }) => isCategory),
  }
}

interface OwnRuleRow extends Record<string, unknown> {
  id: number
  category: { id: string; path: string; name: string } | null
  rateBasisPoints: number
  fromDay: string | null
  /** Milliseconds. */
  from: number
  until: number | null
}

export interface RuleRow extends OwnRuleRow {
  /** Null for every shop. */
  shop: { id: string; slug: string; name: string } | null
}

const ruleColumns = sql`r.id::float8 as id, r.rate_basis_points as "rateBasisPoints", r.from_day::text as "fromDay",
  (extract(epoch from ${STARTS}) * 1000)::float8 as "from", (extract(epoch from r.ended_at) * 1000)::float8 as until,
  case when c.id is null then null else json_build_object('id', c.id, 'path', c.path, 'name', c.name) end as category`

/**
 * Rules in force at a time or later, by shop and category; those for every shop first.
 *
 * @param of.shopId leaves out the rules of other shops; null leaves out those of all
 */
export async function findRulesFrom(
  db: Queryable,
  at: Date,
  of: { shopId: string | null } | null = null,
): Promise<RuleRow[]> {
  const isWanted = of === null ? sql`true` : sql`(r.shop_id is null or r.shop_id = ${of.shopId}::uuid)`
  const { rows } = await db.execute<RuleRow>(sql`
    select ${ruleColumns},
      case when s.id is null then null else json_build_object('id', s.id, 'slug', s.slug, 'name', s.name) end as shop
    from commission_rules r left join categories c on c.id = r.category_id left join shops s on s.id = r.shop_id
    where ${isWanted} and ${isAlive(sql`${at.toISOString()}::timestamptz`)}
    order by s.name nulls first, c.path nulls first, "from" limit 2000`)
  return rows
}

/** A shop's own rules in force at a time or later. */
export const findShopRules = (db: Db, shop: ShopScope, at: Date): Promise<OwnRuleRow[]> =>
  readShopRows<OwnRuleRow>(
    db,
    shop,
    sql`select ${ruleColumns} from commission_rules r left join categories c on c.id = r.category_id
      where r.shop_id = ${shop.shopId}::uuid and ${isAlive(sql`${at.toISOString()}::timestamptz`)}
      order by c.path nulls first, "from" limit 500`,
  )

/** State of all rules: every change gives another one. */
export async function findRulesState(db: Queryable): Promise<readonly unknown[]> {
  const { rows } = await db.execute<{ newest: number; ended: number; last: string | null }>(sql`
    select max(id)::float8 as newest, count(ended_at)::int as ended, max(ended_at)::text as last from commission_rules`)
  return Object.values(rows[0]!)
}

interface PastRule extends Record<string, unknown> {
  path: string
  shop: string | null
  rateBasisPoints: number
  /** Milliseconds. */
  from: number
  until: number | null
}

/** Finds all rules including ended ones, newest first. */
export async function findRuleHistory(db: Queryable): Promise<PastRule[]> {
  const { rows } = await db.execute<PastRule>(sql`
    select r.path, s.slug as shop, r.rate_basis_points as "rateBasisPoints",
      (extract(epoch from ${STARTS}) * 1000)::float8 as "from", (extract(epoch from r.ended_at) * 1000)::float8 as until
    from commission_rules r left join shops s on s.id = r.shop_id order by r.id desc limit 500`)
  return rows
}

export interface MarketCategory extends Record<string, unknown> {
  id: string
  name: string
  path: string
  isShops: boolean
}

/** Locks all rules, so that the second of two concurrent changes sees the first. Orders go on reading them. */
export async function lockRules(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table commission_rules in share row exclusive mode`)
}

export async function findCategory(
  tx: Tx,
  which: { path: string } | { id: string },
): Promise<MarketCategory | null> {
  const { rows } = await tx.execute<MarketCategory>(sql`
    select id, name, path, shop_id is not null as "isShops" from categories
    where ${'id' in which ? sql`id = ${which.id}::uuid` : sql`path = ${which.path}`} for key share`)
  return rows[0] ?? null
}

export async function isShop(tx: Tx, id: string): Promise<boolean> {
  return (await tx.execute(sql`select from shops where id = ${id}::uuid for key share`)).rows.length > 0
}

interface Scope {
  shopId: string | null
  category: Pick<MarketCategory, 'id' | 'path'> | null
}

/** Ends a rule at a time, and rules that would begin later before they begin. */
export async function endRules(tx: Tx, { shopId, category }: Scope, at: Date): Promise<void> {
  await tx.execute(sql`update commission_rules r set ended_at = greatest(${STARTS}, ${at.toISOString()}::timestamptz)
    where r.shop_id is not distinct from ${shopId}::uuid
      and ${category ? sql`r.category_id = ${category.id}::uuid` : sql`r.path = ''`}
      and (r.ended_at is null or r.ended_at > ${at.toISOString()}::timestamptz)`)
}

export async function insertRule(
  tx: Tx,
  { shopId, category }: Scope,
  {
    rateBasisPoints,
    fromDay,
    from,
    now,
  }: { rateBasisPoints: number; fromDay: string; from: Date; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into commission_rules (shop_id, category_id, path, rate_basis_points, set_at, from_day, starts_at)
    values (${shopId}::uuid, ${category?.id ?? null}::uuid, ${category?.path ?? ''}, ${rateBasisPoints},
      ${now.toISOString()}, ${fromDay}::date, ${from.toISOString()})`)
}

/** Shops that a rule is about: the named one, or those that sell in the category or below. Closed and terminated ones aren't. */
export async function findConcernedShops(tx: Tx, { shopId, category }: Scope): Promise<string[]> {
  const sells = category
    ? sql`and exists (select from products p join categories c on c.id = p.category_id
        where p.shop_id = s.id and p.status <> 'archived'
          and (c.path = ${category.path} or starts_with(c.path, ${`${category.path}/`})))`
    : sql``
  const { rows } = await tx.execute<{ id: string }>(sql`select s.id from shops s
    where s.status not in ('closed', 'terminated') and ${shopId === null ? sql`true ${sells}` : sql`s.id = ${shopId}::uuid`} order by s.id`)
  return rows.map(({ id }) => id)
}

interface OwnerRow extends Record<string, unknown> {
  id: string
  email: string
  username: string
  shop: string
}

/** Owners of these shops, each with the shop's name. */
export async function findOwnersOf(tx: Tx, shopIds: readonly string[]): Promise<OwnerRow[]> {
  const { rows } = await tx.execute<OwnerRow>(sql`
    select u.id, u.email, u.username, s.name as shop from shop_members m
    join users u on u.id = m.user_id join shops s on s.id = m.shop_id
    where m.role = 'owner' and m.shop_id in (select jsonb_array_elements_text(${JSON.stringify(shopIds)}::jsonb)::uuid)
    order by s.name, u.id`)
  return rows
}
