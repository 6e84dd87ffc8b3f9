import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../../contract/handlers.ts'
import { newId } from '../../../../platform/ids.ts'
import { shiftDay, startOfDay } from '../../../../platform/local-day.ts'
import type { StoredAction } from '../../plan/plan-bulk.ts'
import { tagsOf } from '../../plan/plan-edit.ts'
import { KEPT_FOR } from '../run-steps.ts'
import type { RunRow } from '../runs.repository.ts'

type Schemas = components['schemas']

interface NewBulkRun {
  selection: Schemas['BulkSelection']
  action: StoredAction
  now: Date
}

/** A run of one action on several products, about to be checked. */
export const newBulkRun = (shop: ShopScope, { selection, action, now }: NewBulkRun): RunRow => ({
  id: newId(),
  shopId: shop.shopId,
  kind: 'bulk',
  status: 'checking',
  fileKey: null,
  fileName: null,
  sha256: null,
  encoding: null,
  delimiter: null,
  head: null,
  mapping: null,
  options: {},
  selection: { ...selection },
  action: { ...action },
  total: null,
  position: 0,
  counts: {},
  problem: null,
  actorId: shop.userId,
  createdAt: now,
  progressAt: now,
  finishedAt: null,
  expiresAt: new Date(now.getTime() + KEPT_FOR),
})

/** Turns days of the shop into instants; the last day is part of the sale. */
export function storedAction(
  { saleFrom, saleUntil, tags, ...action }: Schemas['BulkAction'],
  timeZone: string,
): StoredAction {
  const instant = (day: string | null, later: number) =>
    day === null ? null : startOfDay(shiftDay(day, later), timeZone).toISOString()
  return {
    ...action,
    ...(tags && { tags: tagsOf(tags) }),
    ...(saleFrom !== undefined && { saleFrom, startsAt: instant(saleFrom, 0) }),
    ...(saleUntil !== undefined && { saleUntil, endsAt: instant(saleUntil, 1) }),
  }
}
