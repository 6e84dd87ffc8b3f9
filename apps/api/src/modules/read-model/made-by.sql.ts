import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import { mediaJson, nullablePicture, type PictureRow } from './picture.sql.ts'

export type MadeBy = components['schemas']['MadeBy']
export type ShopMaker = components['schemas']['ShopMaker']

export interface MadeByRow {
  first: string | null
  second: string | null
  count: number
  city: string | null
  /** Portraits of the first two. Only if the list shows faces. */
  portraits?: (PictureRow | null)[] | undefined
}

/** Makers of shop `s` from its own row, so that a card costs no further read. With faces, two rows of pictures are read. */
export const madeByJson = ({
  hasFaces = false,
} = {}): SQL => sql`json_build_object('first', s.makers -> 0 ->> 'name',
  'second', s.makers -> 1 ->> 'name', 'count', jsonb_array_length(s.makers), 'city', s.city${
    hasFaces
      ? sql`, 'portraits', json_build_array(${mediaJson(sql`s.makers -> 0 ->> 'mediaId'`)}, ${mediaJson(sql`s.makers -> 1 ->> 'mediaId'`)})`
      : sql``
  })`

export function madeByOf({ first, second, count, city, portraits }: MadeByRow): MadeBy {
  const names = [first, second].filter(name => name !== null)
  return {
    names,
    more: count - names.length,
    city,
    ...(portraits && { portraits: names.map((name, at) => nullablePicture(portraits[at], name)) }),
  }
}

/** A maker as `makersJson` selects it. */
export interface MakerRow {
  name: string
  line: string
  portrait: PictureRow | null
}

/** The makers of shop `s` as JSON of `MakerRow`s. */
export const makersJson: SQL = sql`(select coalesce(json_agg(json_build_object(
    'name', x.maker ->> 'name', 'line', x.maker ->> 'line', 'portrait', ${mediaJson(sql`x.maker ->> 'mediaId'`)})
    order by x.place), '[]') from jsonb_array_elements(s.makers) with ordinality as x(maker, place))`

export const makersOf = (rows: readonly MakerRow[]): ShopMaker[] =>
  rows.map(maker => ({ ...maker, portrait: nullablePicture(maker.portrait, maker.name) }))
