import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { type Problem, problem } from '../../../platform/problem.ts'
import { valuesOf } from '../history/changed-fields.ts'
import { findEditsSince, readLog } from '../history/product-log.ts'

type Schemas = components['schemas']

/**
 * Somebody saved since the version that was edited: who, when, and both values of what both changed. Where the log does
 * not reach back to that version, whatever differs from what was sent counts as changed by both.
 */
export async function editConflict(
  tx: Tx,
  shop: ShopScope,
  {
    current,
    patch,
    version,
  }: { current: Schemas['SellerProduct']; patch: Schemas['SellerProductPatch']; version: number },
): Promise<Problem> {
  const edits = await findEditsSince(tx, shop, current.id, version)
  const isWhole = edits.length === current.version - version
  const theirs = new Set(edits.flatMap(edit => Object.keys(readLog(edit).paths)))
  const labels: Record<string, string> = Object.assign({}, ...edits.map(edit => readLog(edit).labels))
  const yours = sentPaths(patch, current)
  const now = valuesOf(current)
  if (!isWhole)
    for (const [path, value] of yours)
      if (JSON.stringify(value) !== JSON.stringify(now.get(path)?.value)) theirs.add(path)
  const changes = [...theirs].map(path => ({
    path,
    label: now.get(path)?.label ?? labels[path] ?? '',
    theirs: now.get(path)?.value ?? null,
    ...(yours.has(path) && { yours: yours.get(path) }),
    isBoth: yours.has(path),
  }))
  const [last] = edits
  return problem('edit.conflict', {
    detail: `${last?.by ?? 'Another person'} saved this product while you were editing it. Nothing of yours is lost: look at what both of you changed, and save again.`,
    headers: { etag: `"${current.version}"` },
    conflict: {
      by: last?.by ?? null,
      at: last ? new Date(last.at).toISOString() : null,
      version: current.version,
      changes,
    },
  })
}

/** What a patch names, by path. Variants that are not there yet are nobody else's. */
function sentPaths(
  { variants = [], pictures, confirmRemoval: _, ...fields }: Schemas['SellerProductPatch'],
  current: Schemas['SellerProduct'],
): Map<string, unknown> {
  const sent = new Map<string, unknown>(Object.entries(fields))
  if (pictures)
    sent.set(
      'pictures',
      pictures.map(({ mediaId, alt = '' }) => ({ mediaId, alt })),
    )
  for (const { id, valueIds, stock: _stock, ...values } of variants) {
    const key = [...(valueIds ?? [])].sort().join()
    const known = current.variants.find(variant =>
      id ? variant.id === id.toLowerCase() : [...variant.valueIds].sort().join() === key,
    )
    if (!known) continue
    for (const [field, value] of Object.entries(values)) sent.set(`variants/${known.id}/${field}`, value)
  }
  return sent
}
