import type { components } from '@stoa/api-client/operator-schema'
import { loadContract } from '../../contract/document.ts'
import { completed, findVersions, lockNewest, missingToOpen } from '../../modules/market/index.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { Market } from '../../platform/market.ts'
import { stateHash } from '../state-hash.ts'

type Settings = components['schemas']['OperatorSettings']

/** The settings that apply, what each means, and their versions. */
export async function readSettings(db: Queryable, { version, settings }: Held): Promise<Settings> {
  const versions = await findVersions(db)
  return {
    settings,
    description: describeSettings(),
    versions: versions.map(each => ({ ...each, publishedAt: each.publishedAt.toISOString() })),
    missing: missingToOpen(settings).map(({ path }) => path),
    expect: stateHash('settings', version),
  }
}

type Held = Pick<Market, 'version' | 'settings'>

/** Locks the newest settings and returns them; `held` if none were published. */
export async function takeSettings(tx: Tx, held: Held, { isDemo }: { isDemo: boolean }): Promise<Held> {
  const newest = await lockNewest(tx)
  return newest ? { version: newest.version, settings: completed(newest.data, { isDemo }) } : held
}

let described: Readonly<Record<string, unknown>> | undefined

/** JSON Schema of the settings, with its references replaced by what they refer to. */
function describeSettings(): Settings['description'] {
  const { schemas } = (
    loadContract().document as { components: { schemas: Readonly<Record<string, unknown>> } }
  ).components
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as { $ref?: string }
    const target =
      $ref === undefined
        ? {}
        : (replaced(schemas[$ref.split('/').at(-1)!]) as Readonly<Record<string, unknown>>)
    return {
      ...target,
      ...Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, replaced(each)])),
    }
  }
  described ??= replaced(schemas.MarketSettings) as Record<string, unknown>
  return described
}
