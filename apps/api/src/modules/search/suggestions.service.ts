import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import { readRow } from '../../platform/db/read.ts'
import type { Deps } from '../../platform/deps.ts'
import { type CardTuple, cardColumns, cardsJson } from '../catalog/card-row.ts'
import { visible } from '../catalog/list-filter.ts'
import { cardsOf } from '../catalog/product-card.ts'
import { type CategoryReference, referenceJson } from '../categories/category-tiles.ts'
import { nullablePicture, type PictureRow } from '../media/picture.ts'
import { mediaJson } from '../media/picture-json.ts'
import { readSearch, type SearchQuery } from './search-query.ts'
import { correctSpelling } from './spelling.ts'

type Suggestions = components['schemas']['Suggestions']

const PRODUCTS = 6
const CATEGORIES = 4
const SHOPS = 3

interface Row {
  products: CardTuple[]
  categories: CategoryReference[]
  shops: { id: string; name: string; slug: string; logo: PictureRow | null }[]
  [column: string]: unknown
}

/** Products, categories and shops that fit what is being typed; forgives a misspelling when nothing fits. */
export async function suggest(
  { db, money, clock }: Pick<Deps, 'db' | 'money' | 'clock'>,
  text: string,
): Promise<Suggestions> {
  const search = readSearch(text)
  if (!search || search.words.length === 0)
    return { products: [], categories: [], shops: [], correctedQuery: null }
  let found = (await readRow<Row>(db, statement(search)))!
  let correctedQuery: string | null = null
  if (countOf(found) === 0) {
    const corrected = readSearch((await correctSpelling(db, search)) ?? undefined)
    if (corrected) {
      found = (await readRow<Row>(db, statement(corrected)))!
      if (countOf(found) > 0) correctedQuery = corrected.text
    }
  }
  const now = clock.now()
  return {
    products: cardsOf(found.products, money, now),
    categories: found.categories,
    shops: found.shops.map(({ logo, ...shop }) => ({ ...shop, logo: nullablePicture(logo, shop.name) })),
    correctedQuery,
  }
}

const countOf = ({ products, categories, shops }: Row) => products.length + categories.length + shops.length

/** Words of names (A), or of tags, shops and categories too (AB): texts mention too much. */
function inNames({ words }: SearchQuery, weights: 'A' | 'AB'): SQL {
  const parts = words.map((word, at) => `${word}:${at === words.length - 1 ? '*' : ''}${weights}`)
  // In a select of its own it is read once, and not anew for each product.
  return sql`p.search @@ (select to_tsquery('stoa', ${parts.join(' & ')}))`
}

/** Every word begins a word of the name. */
function begins(name: SQL, { words }: SearchQuery): SQL {
  const parts = words.map(word => sql`${name} ~ ('\\m' || stoa_plain(${word}))`)
  return sql.join(parts, sql` and `)
}

function statement(search: SearchQuery): SQL {
  const category = sql`stoa_plain(c.name)`
  const shop = sql`stoa_plain(s.name)`
  return sql`select
    ${cardsJson(sql`select ${cardColumns} from products p
      where ${inNames(search, 'AB')} and ${visible}
      order by ${inNames(search, 'A')} desc, p.sold_90 desc, p.id desc limit ${sql.raw(`${PRODUCTS}`)}`)} as products,
    (select coalesce(json_agg(${referenceJson} order by c.n = 0, c.depth, c.position), '[]') from (
      select c.*, (select count(*) from (select 1 from products p
        where c.id in (p.category_l1, p.category_l2, p.category_l3) and p.status = 'active' limit 1) x) as n
      from categories c where c.depth <= 3 and ${begins(category, search)}
      order by c.depth, c.position limit ${sql.raw(`${CATEGORIES}`)}) c) as categories,
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'slug', s.slug,
        'logo', ${mediaJson(sql`s.logo_media_id`)}) order by s.name), '[]') from (
      select * from shops s where s.status = 'open' and ${begins(shop, search)}
      order by s.name limit ${sql.raw(`${SHOPS}`)}) s) as shops`
}
