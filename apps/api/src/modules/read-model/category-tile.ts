import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import { mediaJson, nullablePicture, type PictureRow } from './picture.ts'
import { LEVELS, visible } from './visible.ts'

export type CategoryTile = components['schemas']['CategoryTile']
export type CategoryReference = components['schemas']['CategoryReference']

export interface TileRow {
  id: string
  name: string
  slug: string
  path: string
  productCount: number
  picture: PictureRow | null
}

/**
 * A scalar: categories of one depth as tiles, in their order, as JSON. A category without a picture of its
 * own shows the one of its best seller.
 *
 * @param from what `categories c` is narrowed by and cut to, from `where` on
 * @param products which active `products p` are counted
 */
export function tilesJson(depth: number, from: SQL, products: SQL = sql`true`): SQL {
  const level = LEVELS[depth - 1]
  const inside = level
    ? sql`${level} = c.id`
    : sql`p.category_id in (select d.id from categories d where d.path = c.path or d.path like c.path || '/%')`
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', t.id, 'name', t.name, 'slug', t.slug, 'path', t.path, 'productCount', t.n,
      'picture', coalesce(
        ${mediaJson(sql`t.media_id`)},
        (select ${mediaJson(sql`b.first_media_id`)} from (
          select p.first_media_id from products p where ${inside} and ${visible} and ${products}
          order by p.sold_90 desc, p.id desc limit 1) b)
      )) order by t.position, t.name), '[]')
    from (select c.*, (select count(*) from products p where ${inside} and ${visible} and ${products}) as n
      from categories c ${from}) t
    cross join lateral (select t.id, t.path) c
  )`
}

export const tileOf = (row: TileRow): CategoryTile => ({
  ...row,
  picture: nullablePicture(row.picture, row.name),
})

/** Category `c` as a reference, as JSON. */
export const referenceJson: SQL = sql`json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'path', c.path)`
