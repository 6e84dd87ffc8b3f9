import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { mediaJson, type PictureRow, pictureJson, type ShopTone, shopTone } from '../read-model/index.ts'
import { readShopRow } from '../shop-scope/index.ts'
import type { ShopAddress, ShopMaker, ShopPolicies } from './shops.schema.ts'

/** A shop with all that its people may edit. */
export interface SellerShopRow extends Record<string, unknown> {
  id: string
  version: number
  status: 'open' | 'pending' | 'suspended' | 'terminated'
  statusReason: string | null
  name: string
  slug: string
  tagline: string
  description: string
  storyHtml: string
  logo: PictureRow | null
  banner: PictureRow | null
  tone: ShopTone
  portraits: PictureRow[]
  address: ShopAddress | null
  contactEmail: string | null
  policies: ShopPolicies
  makers: ShopMaker[]
  handlingDays: number
  timeZone: string
  lowStockAt: number
  closedFrom: string | null
  closedUntil: string | null
  closedNote: string
  isPaused: boolean
  updatedAt: string
}

const rowOf = (shopId: string) => sql`select s.id, s.version, s.status, s.status_reason as "statusReason",
    s.name, s.slug, s.tagline, s.description, s.story_html as "storyHtml", ${mediaJson(sql`s.logo_media_id`)} as logo,
    ${mediaJson(sql`s.banner_media_id`)} as banner, ${shopTone} as tone, s.address, s.contact_email as "contactEmail", s.policies, s.makers,
    (select coalesce(json_agg(${pictureJson}), '[]') from media m
      where m.id in (select x ->> 'mediaId' from jsonb_array_elements(s.makers) x)) as portraits,
    s.handling_days as "handlingDays", s.time_zone as "timeZone",
    s.low_stock_at as "lowStockAt", s.closed_from::text as "closedFrom", s.closed_until::text as "closedUntil",
    s.closed_note as "closedNote", s.is_paused as "isPaused",
    to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
  from shops s where s.id = ${shopId}::uuid`

export const readSellerShop = async (db: Db, shop: ShopScope): Promise<SellerShopRow> =>
  (await readShopRow<SellerShopRow>(db, shop, rowOf(shop.shopId)))!

/** Reads a shop within a transaction. */
export async function findSellerShop(tx: Queryable, { shopId }: ShopScope): Promise<SellerShopRow> {
  const { rows } = await tx.execute<SellerShopRow>(rowOf(shopId))
  return rows[0]!
}

/** Whether the database knows a time zone by this name. */
export async function hasTimeZone(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${name}`)
  return rows.length > 0
}
