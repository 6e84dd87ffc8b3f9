import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../contract/handlers.ts'
import type { Db } from '../platform/db/client.ts'
import type { MarketSettings } from '../platform/market.ts'

export type Row = components['schemas']['TodayRow']
interface Waiting {
  id: string
  name: string
  createdAt: Date
}

/** Number of cases that a row shows. */
export const FIRST = 5

/** A kind of open work: the keys that can act on it, and what waits. */
export interface Work {
  keys: Operator['keys']
  read(db: Db, now: Date, settings: MarketSettings): Promise<Row[]>
}

/** A row of Today with the items that wait first; none without one. */
export function rowOf<Item extends Waiting>(
  kind: Row['kind'],
  href: string,
  items: readonly Item[],
  { count, hrefOf }: { count: number; hrefOf: (item: Item) => string },
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
