import type { Db } from '../../platform/db/client.ts'
import { pgErrorOf } from '../../platform/db/errors.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Money } from '../../platform/money.ts'
import {
  analyzeProducts,
  findCategoryNodes,
  findReadyPictures,
  findShopBySlug,
  importedMediaId,
  saveProduct,
} from '../catalog/index.ts'
import { type CategoryNode, createCategoryRule } from './category-rule.ts'
import { readCsv } from './csv-table.ts'
import { fetchPictures, type WantedPicture } from './fetch-pictures.ts'
import type { RowProblem } from './shopify-cells.ts'
import { type ImportedProduct, readShopifyProducts } from './shopify-products.ts'

export interface ImportReport {
  /** Rows below the header. */
  rows: number
  created: number
  updated: number
  unchanged: number
  /** How many products have found a category. */
  categorised: number
  refused: RowProblem[]
  notes: RowProblem[]
  /** Of the file's addresses: had now, not to be had, left for their first use. */
  pictures: { fetched: number; missing: RowProblem[]; left: number }
}

export interface ImportOptions {
  db: Db
  text: string
  /** Slug of the shop that the products go to. */
  shop: string
  money: Money
  /** Fetches a picture by its media id; null leaves pictures for their first use. */
  fetchPicture: ((mediaId: string) => Promise<void>) | null
  progress?: (line: string) => void
}

export class UnknownShop extends Error {}

const PROGRESS_EVERY = 500

/** Imports a product file in Shopify's format. @throws UnknownShop, MissingColumns */
export async function importProducts(options: ImportOptions): Promise<ImportReport> {
  const { db, progress = () => undefined } = options
  const shop = await findShopBySlug(db, options.shop)
  if (!shop) throw new UnknownShop(`There is no shop “${options.shop}”.`)
  const { products, refused, rows } = readShopifyProducts(readCsv(options.text), options.money)
  progress(`${rows} rows, ${products.length} products to import into ${shop.name}`)
  const categories = await findCategoryNodes(db)
  const rule = createCategoryRule(categories)
  const names = new Map(categories.map(node => [node.id, node]))
  const report: ImportReport = {
    rows,
    created: 0,
    updated: 0,
    unchanged: 0,
    categorised: 0,
    refused,
    notes: products.flatMap(({ notes }) => notes),
    pictures: { fetched: 0, missing: [], left: 0 },
  }
  const accepted: ImportedProduct[] = []
  for (const [at, product] of products.entries()) {
    const categoryId = rule(product)
    try {
      const change = await inTx(db, tx =>
        saveProduct(tx, shop, product, categoryId, namesAbove(names, categoryId)),
      )
      report[change] += 1
      accepted.push(product)
      if (categoryId) report.categorised += 1
    } catch (error) {
      const refusal = pgErrorOf(error)
      if (!refusal) throw error
      const reason = `the database refused the product: ${refusal.message}`
      report.refused.push({ line: product.line, column: 'row', reason })
    }
    if ((at + 1) % PROGRESS_EVERY === 0) progress(`${at + 1} of ${products.length} products`)
  }
  await analyzeProducts(db)
  const wanted = await wantedPictures(db, shop, accepted)
  if (!options.fetchPicture) report.pictures.left = wanted.length
  else Object.assign(report.pictures, await fetchPictures(wanted, options.fetchPicture, progress))
  return report
}

function namesAbove(nodes: ReadonlyMap<string, CategoryNode>, id: string | null): string[] {
  const names: string[] = []
  for (let node = nodes.get(id ?? ''); node && names.length < 32; node = nodes.get(node.parentId ?? ''))
    names.unshift(node.name)
  return names
}

/** The file's pictures that we do not have yet, each once. */
async function wantedPictures(
  db: Db,
  shop: { id: string },
  products: readonly ImportedProduct[],
): Promise<WantedPicture[]> {
  const byId = new Map<string, WantedPicture>()
  for (const { url, line } of products.flatMap(product => product.pictures)) {
    const id = importedMediaId(shop, url)
    if (!byId.has(id)) byId.set(id, { id, url, line })
  }
  for (const id of await findReadyPictures(db, [...byId.keys()])) byId.delete(id)
  return [...byId.values()]
}
