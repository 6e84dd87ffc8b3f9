import { Readable } from 'node:stream'
import type { ShopScope } from '../../../contract/handlers.ts'
import { type CsvCell, csvLine, escapeFormula, UTF8_MARK } from '../../../platform/csv.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { Deps } from '../../../platform/deps.ts'
import { localTime } from '../../../platform/local-day.ts'
import { readSellerOrderSearch } from '../order-search.ts'
import { findBySearch } from './find-by-search.repository.ts'
import { type ExportedOrder, findExportedOrders, findTimeZone } from './order-export.repository.ts'
import { exportColumns, exportRows } from './order-export-rows.ts'
import type { SellerOrdersQuery } from './seller-orders.service.ts'

/** Number of orders read at a time. The file is written while it is sent. */
const BATCH = 200

type Filter = Omit<SellerOrdersQuery, 'cursor' | 'limit'>

interface Today {
  readonly now: Date
  readonly timeZone: string
}

/** Creates the file of a shop's orders, which is downloaded with a ticket. */
export function createOrderExport({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    orders: {
      key: 'orders',
      // A list without orders is a file without rows.
      check: async () => {},
      async write(shop: ShopScope, filter: Filter) {
        const now = clock.now()
        const timeZone = await findTimeZone(db, shop)
        return {
          name: `${shop.slug}-orders-${localTime(now, timeZone).day}.csv`,
          contentType: 'text/csv; charset=utf-8',
          body: Readable.from(exportLines(db, shop, filter, { now, timeZone })),
        }
      },
    },
  } as const
}

async function* exportLines(
  db: Db,
  shop: ShopScope,
  { view = 'all', tier, q, from, to }: Filter,
  { now, timeZone }: Today,
): AsyncGenerator<string> {
  const search = readSellerOrderSearch(q)
  const found = search ? await findBySearch(db, shop.shopId, search) : 'many'
  const question = {
    ...{ shopId: shop.shopId, view, search, found, now, limit: BATCH },
    tier: tier ?? null,
    from: from ?? null,
    to: to ?? null,
  }
  yield UTF8_MARK + csvLine(exportColumns(timeZone))
  for (let after: ExportedOrder | null = null; ; ) {
    const orders: ExportedOrder[] = await findExportedOrders(db, shop, { ...question, after })
    if (orders.length > 0) yield orders.flatMap(order => exportRows(order, timeZone).map(toLine)).join('')
    if (orders.length < BATCH) return
    after = orders.at(-1)!
  }
}

/** Texts come from buyers, and a spreadsheet would run some of them as formulas. Numbers are ours. */
const toLine = (cells: readonly CsvCell[]): string =>
  csvLine(cells.map(cell => (typeof cell === 'string' ? escapeFormula(cell) : cell)))
