import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { readRow } from '../../../platform/db/read.ts'
import type { SearchQuery } from '../../../platform/search-query.ts'
import {
  type CardRow,
  type CategoryReference,
  cardColumns,
  cardsJson,
  isPublicCategory,
  listed,
  mediaJson,
  type PictureRow,
  referenceJson,
  type ShopTone,
  shopTone,
} from '../../read-model/index.ts'
import { unfiltered } from '../products/list-filter.sql.ts'
import { askedVariant } from '../products/list-variant.sql.ts'
import { askedTable, fitsCategory, fitsHead, fitsName } from './match.sql.ts'

const PRODUCTS = 6
const CATEGORIES = 4
const SHOPS = 3

export interface SuggestionsRow {
  products: CardRow[]
  categories: CategoryReference[]
  shops: { id: string; name: string; slug: string; logo: PictureRow | null; tone: ShopTone }[]
  [column: string]: unknown
}

/** Finds products, categories and shops whose names contain the search terms. The last term may be a beginning. */
export async function findSuggestions(db: Db, search: SearchQuery): Promise<SuggestionsRow> {
  return (await readRow<SuggestionsRow>(db, statement(search)))!
}

/**
 * Every word begins a word of the name, or its letters or digits: "Studio54" has both. The beginning of a word is not
 * known in scripts without spaces, so that the term may be anywhere.
 */
const begins = (name: SQL): SQL => sql`not exists (select 1 from words w where ${name} !~ (
  case when stoa_is_unspaced(w.word) then '' when w.word ~ '^[0-9]' then '(^|[^0-9])' else '(\\m|[0-9])' end || w.word))`

function statement(search: SearchQuery): SQL {
  const category = sql`stoa_plain(c.name)`
  const shop = sql`stoa_plain(s.name)`
  return sql`with ${askedTable(search)}, words as materialized (
      select word from unnest(string_to_array(nullif(translate(stoa_terms(${search.query}), '_', ' '), ''), ' ')) as t(word)
    )
    select
    ${cardsJson(
      sql`select ${cardColumns} from products p
      where ${fitsHead} and ${listed}
      order by ${fitsName} desc, ${fitsCategory} desc, p.shelf desc, p.sold_90 desc, p.id desc limit ${sql.raw(`${PRODUCTS}`)}`,
      { isPlain: true, variant: askedVariant({ ...unfiltered, search }) },
    )} as products,
    (select coalesce(json_agg(${referenceJson} order by c.depth, c.position), '[]') from (
      select c.* from categories c
      where c.depth <= 3 and ${begins(category)} and exists (select 1 from words) and ${isPublicCategory()}
      order by c.depth, c.position limit ${sql.raw(`${CATEGORIES}`)}) c) as categories,
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'slug', s.slug,
        'logo', ${mediaJson(sql`s.logo_media_id`)}, 'tone', ${shopTone}) order by s.name), '[]') from (
      select * from shops s where s.status = 'open' and ${begins(shop)} and exists (select 1 from words)
      order by s.name limit ${sql.raw(`${SHOPS}`)}) s) as shops`
}
