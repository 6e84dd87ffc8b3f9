import { sql } from 'drizzle-orm'
import { between, chance, pick } from '../../../demo/catalog/chance.ts'
import { USUAL_TIERS } from '../src/modules/read-model/index.ts'
import { type BulkRow, insertRows } from '../src/platform/db/bulk.ts'
import type { Db } from '../src/platform/db/client.ts'
import { inTx } from '../src/platform/db/tx.ts'
import { stableId } from '../src/platform/ids.ts'
import { slugify } from '../src/platform/slug.ts'
import { PRODUCT_TABLES, type RawProduct, reducedSince, rowsOf } from './product-rows.ts'

export interface GeneratedSize {
  products: number
  shops: number
}

const MATERIALS = [
  'Oak',
  'Walnut',
  'Linen',
  'Wool',
  'Stoneware',
  'Glass',
  'Brass',
  'Copper',
  'Leather',
  'Cotton',
  'Marble',
  'Ash',
]
const STYLES = [
  'Quiet',
  'Harbour',
  'Dune',
  'Field',
  'Morning',
  'Northern',
  'Little',
  'Grand',
  'Plain',
  'Woven',
  'Turned',
  'Folded',
  'Ribbed',
  'Soft',
]
const THINGS = [
  'mug',
  'lamp',
  'stool',
  'vase',
  'throw',
  'cushion',
  'notebook',
  'wallet',
  'bowl',
  'candle',
  'tray',
  'planter',
  'carafe',
  'basket',
  'clock',
  'mirror',
  'rug',
  'shelf',
  'kettle',
  'teapot',
]
const COLOURS = ['Lagoon', 'Rust', 'Sand', 'Ink', 'Moss', 'Clay', 'Cream', 'Plum']
const ROOTS = [
  'Rooms',
  'Tables',
  'Lights',
  'Fabrics',
  'Papers',
  'Gardens',
  'Sounds',
  'Baths',
  'Bags',
  'Jewels',
  'Games',
  'Tools',
]
const DAY = 24 * 3_600_000
/** The catalog is as old as it is, whenever it is made. */
const TODAY = Date.UTC(2026, 10, 1)

interface Branch {
  id: string
  names: string[]
}

/**
 * Fills a migrated database with a large catalog: the same one for the same size, on every machine. For
 * tests and measurements; slugs run from `g-1-…` on.
 */
export async function generateCatalog(
  db: Db,
  size: GeneratedSize = { products: 10_000, shops: 40 },
): Promise<void> {
  const shops = shopRows(size.shops)
  const { rows: categories, leaves } = categoryTree()
  const media = mediaRows()
  const products = rowsOf(
    Array.from({ length: size.products }, (_, at) => product(at + 1, shops, leaves, media)),
  )
  await inTx(db, async tx => {
    // Otherwise the vacuum below runs before the commit has reached the disk, and may mark nothing as visible.
    await tx.execute(sql`set local synchronous_commit = on`)
    await insertRows(tx, 'media', media)
    await insertRows(tx, 'shops', shops)
    await insertRows(tx, 'shipping_zones', shops.map(zoneRow))
    await insertRows(tx, 'shipping_zone_places', shops.map(placeRow))
    await insertRows(tx, 'categories', categories)
    for (const table of PRODUCT_TABLES) await insertRows(tx, table, products[table])
  })
  for (const table of [
    'products',
    'variants',
    'product_media',
    'product_options',
    'categories',
    'shops',
    'media',
  ])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`)
}

const shopRows = (count: number): BulkRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: stableId('generated-shop', at),
    name: `${pick(`shop/${at}`, STYLES)} ${pick(`house/${at}`, MATERIALS)} ${at + 1}`,
    slug: `g-shop-${at + 1}`,
    tagline: 'Made for measuring.',
    description: 'A shop of the generated catalog.',
    status: 'open',
    tax_rate_basis_points: 0,
    featured: at === 0 ? 1 : 0,
    created_at: new Date(TODAY - (at + 1) * 30 * DAY),
    updated_at: new Date(TODAY),
  }))

const zoneId = (shop: BulkRow) => stableId('generated-zone', String(shop.id))

const zoneRow = (shop: BulkRow): BulkRow => ({
  id: zoneId(shop),
  shop_id: shop.id,
  name: 'Rest of world',
  position: 0,
  free_from_minor: null,
  tiers: USUAL_TIERS,
})

const placeRow = (shop: BulkRow): BulkRow => ({
  shop_id: shop.id,
  zone_id: zoneId(shop),
  country: '*',
  region: '',
})

/** Twelve roots, five below each, four below each of those. */
function categoryTree(): { rows: BulkRow[]; leaves: Branch[] } {
  const rows: BulkRow[] = []
  const grow = (above: (Branch & { path: string }) | null, names: readonly string[]) =>
    names.map((name, position) => {
      const slug = `g-${slugify(name)}`
      const path = above ? `${above.path}/${slug}` : slug
      const id = stableId('generated-category', path)
      const branch = { id, path, names: [...(above?.names ?? []), name] }
      rows.push({
        id,
        parent_id: above?.id ?? null,
        name,
        slug,
        path,
        depth: branch.names.length,
        is_show_suggest: false,
        position,
        source: 'generated',
        external_id: path,
        description: '',
        created_at: new Date(TODAY),
        updated_at: new Date(TODAY),
      })
      return branch
    })
  const leaves = grow(null, ROOTS)
    .flatMap(root => grow(root, MATERIALS.slice(0, 5)))
    .flatMap(branch => grow(branch, STYLES.slice(0, 4)))
  return { rows, leaves }
}

const mediaRows = (): BulkRow[] =>
  Array.from({ length: 60 }, (_, at) => ({
    id: `g-picture-${at + 1}`,
    source: 'file',
    path: `g-picture-${at + 1}.webp`,
    width: 1200,
    height: 1200,
    alt: '',
    status: 'ready',
    created_at: new Date(TODAY),
  }))

function product(
  number: number,
  shops: readonly BulkRow[],
  leaves: readonly Branch[],
  media: readonly BulkRow[],
): RawProduct {
  const key = `generated/${number}`
  const category = pick(`${key}/category`, leaves)
  const shop = pick(`${key}/shop`, shops)
  const thing = pick(`${key}/thing`, THINGS)
  const name = `${pick(`${key}/style`, STYLES)} ${pick(`${key}/material`, MATERIALS).toLowerCase()} ${thing}`
  const colours = COLOURS.slice(0, between(`${key}/colours`, 1, 4))
  const price = between(`${key}/price`, 300, 40_000)
  const salePrice = chance(`${key}/sale`) < 0.2 ? Math.round(price * 0.8) : null
  const createdAt = new Date(TODAY - between(`${key}/age`, 0, 900) * DAY - number)
  return {
    shopId: String(shop.id),
    slug: `g-${number}-${slugify(name)}`,
    name,
    categoryId: category.id,
    summary: `A ${name.toLowerCase()} for every day.`,
    descriptionHtml: `<p>A ${name.toLowerCase()} for every day.</p><p>${sentence(key)}</p>`,
    details: [{ label: 'Material', value: pick(`${key}/material`, MATERIALS) }],
    tags: [],
    options:
      colours.length > 1
        ? [{ name: 'Colour', values: colours.map(each => ({ name: each, mediaId: null })) }]
        : [],
    variants: (colours.length > 1 ? colours.map(each => [each]) : [[]]).map((values, at) => ({
      values,
      price: price + at * 100,
      salePrice: salePrice === null ? null : salePrice + at * 100,
      stock: chance(`${key}/stock/${at}`) < 0.15 ? 0 : between(`${key}/count/${at}`, 1, 80),
    })),
    media: [String(pick(`${key}/picture`, media).id)],
    stars: Array.from({ length: between(`${key}/reviews`, 0, 30) }, (_, at) =>
      between(`${key}/star/${at}`, 3, 5),
    ),
    sold90: Math.floor(400 * chance(`${key}/sold`) ** 3),
    reducedSince: reducedSince(createdAt, new Date(TODAY)),
    createdAt,
  }
}

const sentence = (key: string): string =>
  Array.from({ length: 40 }, (_, at) => pick(`${key}/word/${at}`, [...MATERIALS, ...STYLES, ...COLOURS]))
    .join(' ')
    .toLowerCase()
