import type { OperatorHandlers } from '../../contract/handlers.ts'
import { findProductsForOperator } from '../../modules/catalog/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { readSearch } from '../../platform/search-query.ts'

const PAGE = 50

/** Products of all shops. */
export const createProductHandlers = ({
  db,
  money,
}: Pick<Deps, 'db' | 'money'>): Pick<OperatorHandlers, 'listOperatorProducts'> => ({
  async listOperatorProducts({ query: { cursor: text, q, shop, category, state } }) {
    const filter = { text: readSearch(q)?.text ?? null, shopId: shop, categoryId: category, state }
    const list = `operator products ${JSON.stringify(filter)}`
    const cursor = readCursor(text, list, ['integer', 'uuid'])
    const before = cursor ? ([Number(cursor.keys[0]), String(cursor.keys[1])] as const) : null
    const rows = await findProductsForOperator(db, filter, { before, limit: PAGE + 1 })
    const { items, page } = cutPage(rows, {
      cursor,
      limit: PAGE,
      list,
      keysOf: ({ createdAt, id }) => [createdAt, id],
    })
    return {
      items: items.map(({ priceMinor, createdAt, ...row }) => ({
        ...row,
        price: money.toDecimal(Number(priceMinor)),
        createdAt: new Date(createdAt).toISOString(),
      })),
      page: { next: page.next, previous: null },
    }
  },
})
