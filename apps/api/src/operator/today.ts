import type { Operator } from '../contract/handlers.ts'
import { findTopMenuRequests } from '../modules/categories/index.ts'
import { countApplications, findApplicationPage, findShopsToOpen } from '../modules/shops/index.ts'
import type { Db } from '../platform/db/client.ts'
import type { MarketSettings } from '../platform/market.ts'
import { caseWork } from './cases/case-work.ts'
import { moneyWork } from './money/index.ts'
import { purchaseWork } from './purchases/purchase-work.ts'
import { FIRST, type Row, rowOf, type Work } from './work.ts'

const shopWork: Work = {
  keys: ['shops'],
  async read(db, _now, { selling }) {
    const [counts, applications, shops] = await Promise.all([
      countApplications(db),
      findApplicationPage(db, { status: 'pending', after: null, limit: FIRST }),
      findShopsToOpen(db, selling),
    ])
    return [
      ...rowOf('applications', '/applications?status=pending', applications, {
        count: counts.find(({ status }) => status === 'pending')?.count ?? 0,
        hrefOf: ({ id }) => `/applications/${id}`,
      }),
      ...rowOf('shops_to_open', '/shops?status=pending', shops, {
        count: shops.length,
        hrefOf: ({ id }) => `/shops/${id}`,
      }),
    ]
  },
}

const catalogWork: Work = {
  keys: ['catalog'],
  async read(db) {
    const requests = await findTopMenuRequests(db, FIRST)
    const waiting = requests.map(({ requestedAt, ...row }) => ({ ...row, createdAt: new Date(requestedAt) }))
    return rowOf('category_requests', '/catalog/categories', waiting, {
      count: requests[0]?.count ?? 0,
      hrefOf: ({ id }) => `/catalog/categories/${id}`,
    })
  },
}

/** All kinds of open work, in the order of the page. */
const allWork: readonly Work[] = [...caseWork, purchaseWork, shopWork, catalogWork, moneyWork]

/** Open work that the operator's keys can act on. It is counted from states, so that finished work disappears. */
export async function today(db: Db, { keys }: Operator, now: Date, settings: MarketSettings): Promise<Row[]> {
  const mine = allWork.filter(work => work.keys.some(key => keys.includes(key)))
  return (await Promise.all(mine.map(work => work.read(db, now, settings)))).flat()
}
