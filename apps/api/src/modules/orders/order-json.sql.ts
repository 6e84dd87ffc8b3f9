import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import {
  mediaJson,
  nullablePicture,
  type PictureRow,
  pictureJson,
  shopTone,
  visible,
} from '../read-model/index.ts'

type ShopReference = components['schemas']['ShopReference']

/** An instant as ISO 8601 in UTC. */
export const isoJson = (at: SQL): SQL =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A shop as `shopJson` reads it. */
export interface ShopReferenceRow extends Omit<ShopReference, 'logo'> {
  logo: PictureRow | null
}

/** The shop of row `s` as a `ShopReferenceRow`. */
export const shopJson: SQL = sql`json_build_object('id', s.id, 'name', s.name, 'slug', s.slug,
  'logo', ${mediaJson(sql`s.logo_media_id`)}, 'tone', ${shopTone})`

export const shopOf = ({ logo, ...shop }: ShopReferenceRow): ShopReference => ({
  ...shop,
  logo: nullablePicture(logo, shop.name),
})

/** Slug of line `l`'s product. Null if the product no longer has a page. */
export const slugJson: SQL = sql`(select p.slug from products p where p.id = l.product_id and ${visible})`

/** The picture of line `l` as a `PictureRow`. */
export const linePictureJson: SQL = sql`(select ${pictureJson} from media m where m.id = l.media_id)`

/** Events of order `o`, oldest first. */
export const timelineJson: SQL = sql`(
  select coalesce(json_agg(json_build_object('kind', e.kind, 'at', ${isoJson(sql`e.at`)}, 'actor', e.actor)
    order by e.at, e.id), '[]')
  from order_events e where e.order_id = o.id)`

/** Tax of order `o` by country and rate, as a list of `RateSum`. */
export const orderTaxSums: SQL = sql`(
  select coalesce(json_agg(x), '[]') from (
    select t.country, t.rate_basis_points as "rateBasisPoints", sum(t.tax_minor)::float8 as "taxMinor"
    from order_tax_lines t where t.order_id = o.id group by 1, 2) x)`

/** Parcels of order `o` with their items. */
const parcelsJson = (trackingOf: (column: SQL) => SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', f.id, 'status', f.status, 'carrier', ${trackingOf(sql`f.carrier`)},
    'trackingNumber', ${trackingOf(sql`f.tracking_number`)}, 'trackingUrl', ${trackingOf(sql`f.tracking_url`)}, 'shippedAt', ${isoJson(sql`f.shipped_at`)},
    'deliveredAt', ${isoJson(sql`f.delivered_at`)}, 'claimId', f.claim_id, 'lines', (
      select coalesce(json_agg(json_build_object('orderLineId', l.id, 'title', l.title, 'quantity', fl.quantity)
        order by l.position, l.id), '[]')
      from fulfillment_lines fl join order_lines l on l.id = fl.order_line_id where fl.fulfillment_id = f.id
    )) order by f.created_at, f.id), '[]')
  from fulfillments f where f.order_id = o.id)`

/** Parcels of order `o` as its shop sees them. */
export const shopFulfillmentsJson = parcelsJson(column => column)

/** Parcels of order `o` as its buyer sees them: the tracking that the shop noted is shown once the parcel is shipped. */
export const fulfillmentsJson = parcelsJson(column => sql`case when f.status <> 'pending' then ${column} end`)
