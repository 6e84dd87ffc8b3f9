import { Readable } from 'node:stream'
import type { RawAnswer, ShopScope } from '../../../../contract/handlers.ts'
import { csvLine, escapeFormula, UTF8_MARK } from '../../../../platform/csv.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { localTime } from '../../../../platform/local-day.ts'
import { findCategoryNodes } from '../../../categories/index.ts'
import { nameOfColumn } from '../../imports/index.ts'
import { findProductShop } from '../../product-shop.repository.ts'
import { readProductsAfter } from '../../read-products.repository.ts'
import { findExtraColumns } from '../shop-runs.repository.ts'
import { asDownload } from './as-download.ts'
import { EXPORT_COLUMNS } from './export-columns.ts'
import { exportRows } from './export-rows.ts'

/** Number of products read at a time. The file is written while it is sent. */
const BATCH = 200

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'money'>

/** Exports all products of a shop as a file. Importing it unchanged changes nothing. */
export async function exportProducts(deps: ExportDeps, shop: ShopScope): Promise<RawAnswer> {
  const { timeZone } = await findProductShop(deps.db, shop.shopId)
  const { day } = localTime(deps.clock.now(), timeZone)
  return {
    contentType: 'text/csv; charset=utf-8',
    body: Readable.from(exportLines(deps, shop, timeZone)),
    headers: asDownload(`${shop.slug}-products-${day}.csv`),
  }
}

async function* exportLines(
  { db, config, money }: ExportDeps,
  shop: ShopScope,
  timeZone: string,
): AsyncGenerator<string> {
  const nodes = new Map((await findCategoryNodes(db)).map(node => [node.id, node]))
  const context = {
    money,
    timeZone,
    siteUrl: config.siteUrl,
    pathOf(id: string) {
      const names: string[] = []
      for (let node = nodes.get(id); node && names.length < 32; node = nodes.get(node.parentId ?? ''))
        names.unshift(node.name)
      return names.join(' > ')
    },
  }
  const others = await findExtraColumns(db, shop)
  const known = EXPORT_COLUMNS.map(nameOfColumn)
  const columns = [...known, ...others.filter(name => !known.includes(name))]
  // Names of columns come from files as well.
  yield UTF8_MARK + csvLine(columns.map(escapeFormula))
  for (let after: string | null = null; ; ) {
    const products = await readProductsAfter(db, shop.shopId, after, BATCH)
    const rows = products.flatMap(product => exportRows(product, context))
    if (rows.length > 0)
      yield rows
        .map(row => csvLine(columns.map(name => (Object.hasOwn(row, name) ? row[name]! : ''))))
        .join('')
    if (products.length < BATCH) return
    after = products.at(-1)!.state.id
  }
}
