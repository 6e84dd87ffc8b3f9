import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { findShopLog, type ShopLogRow } from './shop-log.repository.ts'

type ShopLogList = components['schemas']['ShopLogList']

/** Lists changes of the shop with their authors, newest first. */
export async function listShopLog(
  db: Db,
  { shopId }: ShopScope,
  { cursor: text, limit = 30 }: { cursor?: string; limit?: number },
): Promise<ShopLogList> {
  const list = `shop log ${shopId}`
  const cursor = readCursor(text, list, ['integer'])
  const before = cursor ? Number(cursor.keys[0]) : null
  const rows = await findShopLog(db, { shopId, before, limit: limit + 1 })
  const { items, page } = cutPage(rows, { cursor, limit, list, keysOf: ({ id }) => [id] })
  // Only older entries can follow. To get the newest, readers start again from the beginning.
  return { items: items.map(entryOf), page: { next: page.next, previous: null } }
}

const entryOf = ({ at, changes, ...row }: ShopLogRow): ShopLogList['items'][number] => ({
  ...row,
  at: at.toISOString(),
  changes: Object.entries(changes)
    .filter(([name]) => name !== 'version')
    .map(([name, [from, to]]) => ({ name, from: from ?? null, to: to ?? null })),
})
