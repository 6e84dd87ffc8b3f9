import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { findEditsSince } from './shop-log.repository.ts'
import { lockShop, type ShopRow } from './shop-status.repository.ts'

export interface VersionedEdit {
  shop: ShopScope
  /** Version as in the header: `"7"`. */
  ifMatch: string
}

interface Asked {
  /** Wanted values by the names of their fields. */
  request: object
  /** Reads the current values of the fields that the caller edits, by their names in the log. */
  fields(): Promise<Record<string, unknown>>
  /** Names in the request of fields that have another name in the log. */
  paths?: Readonly<Record<string, string>>
}

/**
 * Locks the shop for editing until the transaction ends, and checks that it hasn't changed since the caller read it.
 *
 * @throws problem `edit.conflict`, with the fields that others have changed since
 */
export async function lockVersion(
  tx: Tx,
  { shop, ifMatch }: VersionedEdit,
  { request, fields, paths = {} }: Asked,
): Promise<ShopRow> {
  const row = (await lockShop(tx, { id: shop.shopId }))!
  const version = Number(ifMatch.slice(1, -1))
  if (row.version === version) return row
  const edits = await findEditsSince(tx, shop.shopId, version)
  const now = await fields()
  const names = new Set(edits.flatMap(({ changes }) => Object.keys(changes)).filter(name => name in now))
  throw problem('edit.conflict', {
    detail: `${edits[0]?.by ?? 'Someone'} saved changes to the shop in the meantime.`,
    conflict: {
      version: row.version,
      by: edits[0]?.by ?? null,
      at: (edits[0]?.at ?? row.updatedAt).toISOString(),
      changes: [...names].map(name => {
        const path = paths[name] ?? name
        const isBoth = path in request
        const yours = isBoth && { yours: (request as Record<string, unknown>)[path] }
        return { path, label: '', theirs: now[name], isBoth, ...yours }
      }),
    },
  })
}
