import { desc, eq, sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db, Queryable, Tx } from '../../../platform/db/client.ts'
import { readShopRow } from '../../shop-scope/index.ts'
import { shops } from '../shops.schema.ts'
import { shopTraders } from './trader.schema.ts'

/** Business details of a shop as one version has them. */
export type Trader = Omit<typeof shopTraders.$inferSelect, 'shopId' | 'authorId' | 'at'>

interface TraderRow extends Record<string, unknown> {
  shopVersion: number
  trader: (Omit<Trader, 'certifiedAt'> & { certifiedAt: string | null }) | null
}

/** Newest business details of a shop, with the version of the shop. */
export interface ShopTrader {
  shopVersion: number
  trader: Trader | null
}

const rowOf = (shopId: string) => sql`select s.version as "shopVersion", (
    select json_build_object('version', t.version, 'kind', t.kind, 'name', t.name, 'address', t.address,
      'phone', t.phone, 'email', t.email, 'registerName', t.register_name, 'registerNumber', t.register_number,
      'vatId', t.vat_id, 'taxId', t.tax_id, 'certifiedAt', t.certified_at, 'verified', t.verified)
    from shop_traders t where t.shop_id = s.id order by t.version desc limit 1) as trader
  from shops s where s.id = ${shopId}::uuid`

const shopTraderOf = ({ shopVersion, trader }: TraderRow): ShopTrader => ({
  shopVersion,
  trader: trader && {
    ...trader,
    certifiedAt: trader.certifiedAt === null ? null : new Date(trader.certifiedAt),
  },
})

export const readTrader = async (db: Db, shop: ShopScope): Promise<ShopTrader> =>
  shopTraderOf((await readShopRow<TraderRow>(db, shop, rowOf(shop.shopId)))!)

/** Reads the details within a transaction. */
export async function findTrader(tx: Queryable, shopId: string): Promise<ShopTrader> {
  const { rows } = await tx.execute<TraderRow>(rowOf(shopId))
  return shopTraderOf(rows[0]!)
}

/**
 * Finds when a member last saved details whose identity has to be checked. Null if no one has since the last check.
 *
 * @param given.isCertified whether only certified details are checked
 */
export async function findLastWaiting(
  tx: Tx,
  shopId: string,
  { isCertified }: { isCertified: boolean },
): Promise<Date | null> {
  const { rows } = await tx.execute<{ at: number | null }>(sql`
    select (extract(epoch from max(t.at)) * 1000)::float8 as at from shop_traders t
    where t.shop_id = ${shopId}::uuid and t.author_id is not null and not t.verified ? 'identity'
      and (t.certified_at is not null or not ${isCertified}::boolean)
      and t.version > coalesce(
        (select max(c.version) from shop_traders c where c.shop_id = t.shop_id and c.author_id is null), 0)`)
  const at = rows[0]?.at ?? null
  return at === null ? null : new Date(at)
}

/** Whether a shop has a bank account that payouts go to. */
export async function hasBankAccount(tx: Tx, shopId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from payout_accounts where shop_id = ${shopId}::uuid`)
  return rows.length > 0
}

/**
 * Finds what has been checked of the newest details, by the id of each shop that has some.
 *
 * @param status state of the shops; all by default
 */
export async function findChecks(
  db: Queryable,
  status?: (typeof shops.$inferSelect)['status'],
): Promise<Map<string, Pick<Trader, 'certifiedAt' | 'verified'>>> {
  const { shopId, certifiedAt, verified } = shopTraders
  const rows = await db
    .selectDistinctOn([shopId], { shopId, certifiedAt, verified })
    .from(shopTraders)
    .innerJoin(shops, eq(shops.id, shopId))
    .where(status === undefined ? undefined : eq(shops.status, status))
    .orderBy(shopId, desc(shopTraders.version))
  return new Map(rows.map(row => [row.shopId, row]))
}

/** Adds a version. The shop has to be locked. */
export async function insertTrader(
  tx: Tx,
  given: Trader & { shopId: string; authorId: string | null; at: Date },
): Promise<void> {
  await tx.insert(shopTraders).values(given)
}

/** Finds all versions of a shop's business details, the newest first. Null if there is no such shop. */
export async function findTraderVersions(
  db: Queryable,
  slug: string,
): Promise<{ shopId: string; status: string; versions: (typeof shopTraders.$inferSelect)[] } | null> {
  const [shop] = await db
    .select({ shopId: shops.id, status: shops.status })
    .from(shops)
    .where(eq(shops.slug, slug))
  if (!shop) return null
  const versions = await db
    .select()
    .from(shopTraders)
    .where(eq(shopTraders.shopId, shop.shopId))
    .orderBy(desc(shopTraders.version))
  return { ...shop, versions }
}
