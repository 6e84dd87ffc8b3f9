import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../contract/handlers.ts'
import { countApplications, findApplicationPage, findShopsToOpen } from '../modules/shops/index.ts'
import type { Db } from '../platform/db/client.ts'

type Row = components['schemas']['TodayRow']
interface Waiting {
  id: string
  name: string
  createdAt: Date
}

const FIRST = 5

/** Open work that the operator's keys can act on. It is counted from states, so that finished work disappears. */
export async function today(db: Db, { keys }: Operator): Promise<Row[]> {
  if (!keys.includes('shops')) return []
  const counts = await countApplications(db)
  const applications = await findApplicationPage(db, { status: 'pending', after: null, limit: FIRST })
  const shops = await findShopsToOpen(db)
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
