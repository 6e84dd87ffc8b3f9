import { isDeepStrictEqual } from 'node:util'
import { completed, lockNewest, publishSettings, restoreSettings } from '../../modules/market/index.ts'
import type { LogEntry } from '../../modules/operators/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { MarketSettings } from '../../platform/market.ts'
import type { Done } from '../shop-actions.ts'

/** Note about a change of the settings, and its time. */
interface Context {
  note: string
  now: Date
  isDemo: boolean
}

type SettingsDone = Done & { version: number }

/** Publishes settings. @throws PublishRefused like `publishSettings` */
export async function publish(
  tx: Tx,
  { data, basedOn, note, now, isDemo }: Context & { data: unknown; basedOn: number },
): Promise<SettingsDone> {
  const before = await lockNewest(tx)
  const version = await publishSettings(tx, { data, basedOn, note, now })
  return done(
    version,
    before && { ...before, data: completed(before.data, { isDemo }) },
    data as MarketSettings,
    note,
  )
}

/** Publishes an earlier version again. @throws PublishRefused like `restoreSettings` */
export async function restore(
  tx: Tx,
  { restored, isDemo, note, now }: Context & { restored: number },
): Promise<SettingsDone> {
  const before = await lockNewest(tx)
  const version = await restoreSettings(tx, { version: restored, note, now, isDemo })
  const after = await lockNewest(tx)
  return done(version, before && { ...before, data: completed(before.data, { isDemo }) }, after!.data, note)
}

function done(
  version: number,
  before: { version: number; data: MarketSettings } | null,
  after: MarketSettings,
  note: string,
): SettingsDone {
  const fields = changedFields(before?.data ?? {}, after)
  const entry: LogEntry = {
    what: 'settings.published',
    subjectKind: 'settings',
    subjectId: null,
    before: before && { version: before.version },
    after: { version, fields },
    reason: note || null,
  }
  return { version, entry, effects: [{ kind: 'settings_changed', count: fields.length }] }
}

/** Names of the settings that differ, as paths: `money.currency`. Lists count as one. */
function changedFields(before: unknown, after: unknown, path = ''): string[] {
  if (!isRecord(before) || !isRecord(after)) return isDeepStrictEqual(before, after) ? [] : [path]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap(name =>
    changedFields(before[name], after[name], path === '' ? name : `${path}.${name}`),
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
