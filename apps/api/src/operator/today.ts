import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../contract/handlers.ts'
import { countApplications, findApplicationPage, findShopsToOpen } from '../modules/shops/index.ts'
import type { Db } from '../platform/db/client.ts'
import { readPurchaseWork } from './purchases/purchase-work.ts'

type Row = components['schemas']['TodayRow']
interface Waiting {
  id: string
  name: string
  createdAt: Date
}

const FIRST = 5

/** A kind of open work: the keys that can act on it, and what waits. */
export interface Work {
  keys: Operator['keys']
  read(db: Db, now: Date): Promise<Row[]>
}

const shopWork: Work = {
  keys: ['shops'],
  async read(db) {
    const [counts, applications, shops] = await Promise.all([
      countApplications(db),
      findApplicationPage(db, { status: 'pending', after: null, limit: FIRST }),
      findShopsToOpen(db),
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

/** All kinds of open work, in the order of the page. */
const allWork: readonly Work[] = [shopWork, { keys: ['support'], read: readPurchaseWork }]

/** Open work that the operator's keys can act on. It is counted from states, so that finished work disappears. */
export async function today(db: Db, { keys }: Operator, now: Date): Promise<Row[]> {
  const mine = allWork.filter(work => work.keys.some(key => keys.includes(key)))
  return (await Promise.all(mine.map(work => work.read(db, now)))).flat()
}

function rowOf(
  kind: Row['kind'],
  href: string,
  items: readonly Waiting[],
  { count, hrefOf }: { count: number; hrefOf: (item: Waiting) => string },
): Row[] {
  const [oldest] = items
  if (!oldest) return []
  const first = items.slice(0, FIRST).map(item => ({
    id: item.id,
    title: item.name,
    at: item.createdAt.toISOString(),
    href: hrefOf(item),
  }))
  return [{ kind, count, oldest: oldest.createdAt.toISOString(), href, first }]
}
