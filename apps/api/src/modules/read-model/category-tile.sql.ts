import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import { mediaJson, nullablePicture, type PictureRow } from './picture.sql.ts'
import { LEVELS, visible } from './visible.sql.ts'

export type CategoryTile = components['schemas']['CategoryTile']
export type CategoryReference = components['schemas']['CategoryReference']

export interface TileRow {
  id: string
  name: string
  slug: string
  path: string
  productCount: number
  /** Picture of the category, or those of its best sellers, best first. */
  pictures: PictureRow[]
}

/** Number of pictures that a category may choose from, so that it can differ from its neighbors. */
const CHOICE = 4

/**
 * Scalar with categories of one depth as tiles, in their order, as JSON. A category without its own picture comes
 * with those of its best sellers.
 *
 * @param from conditions, order and limit for `categories c`, from `where` on
 * @param products condition for the active `products p` that are counted
 */
export function tilesJson(depth: number, from: SQL, products: SQL = sql`true`): SQL {
  const level = LEVELS[depth - 1]
  const inside = level
    ? sql`${level} = c.id`
    : sql`p.category_id in (select d.id from categories d where d.path = c.path or d.path like c.path || '/%')`
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', t.id, 'name', t.name, 'slug', t.slug, 'path', t.path, 'productCount', t.n,
      'pictures', case when t.media_id is not null then json_build_array(${mediaJson(sql`t.media_id`)}) else
        (select coalesce(json_agg(${mediaJson(sql`b.first_media_id`)} order by b.shelf desc, b.sold_90 desc, b.id desc), '[]') from (
          select p.first_media_id, p.shelf, p.sold_90, p.id from products p
          where ${inside} and ${visible} and ${products} and p.first_media_id is not null
          order by p.shelf desc, p.sold_90 desc, p.id desc limit ${sql.raw(`${CHOICE}`)}) b) end
      ) order by t.position, t.name), '[]')
    from (select c.*, (select count(*) from products p where ${inside} and ${visible} and ${products}) as n
      from categories c ${from}) t
    cross join lateral (select t.id, t.path) c
  )`
}

/** Builds neighboring tiles, each with a picture that no other one has, as far as there are enough. */
export function tilesOf(rows: readonly TileRow[]): CategoryTile[] {
  const shown = new Map<string, PictureRow | undefined>()
  const taken = new Set<string | undefined>()
  // Who has the smaller choice chooses first.
  for (const { id, pictures } of rows.toSorted((a, b) => a.pictures.length - b.pictures.length)) {
    const picture = pictures.find(each => !taken.has(each.id)) ?? pictures[0]
    taken.add(picture?.id)
    shown.set(id, picture)
  }
  return rows.map(({ pictures, ...row }) => ({
    ...row,
    picture: nullablePicture(shown.get(row.id), row.name),
  }))
}

/** Category `c` as a reference, as JSON. */
export const referenceJson: SQL = sql`json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'path', c.path)`
