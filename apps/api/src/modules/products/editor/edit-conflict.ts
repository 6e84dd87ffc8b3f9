import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { type Problem, problem } from '../../../platform/problem.ts'
import { type ContractForm, valuesOf } from '../history/changed-fields.ts'
import { findEditsSince, readLog } from '../history/product-log.repository.ts'
import { currentVariants, type ProductState, type ReadProduct } from '../state.ts'

type Schemas = components['schemas']

/**
 * Reports who has saved since the edited version, when, and both values of fields that both changed. If the log
 * doesn't reach back to that version, every field that differs counts as changed by both.
 */
export async function editConflict(
  tx: Tx,
  shop: ShopScope,
  { state, version: now }: ReadProduct,
  { patch, version, form }: { patch: Schemas['SellerProductPatch']; version: number; form: ContractForm },
): Promise<Problem> {
  const edits = await findEditsSince(tx, shop, state.id, version)
  const isWhole = edits.length === now - version
  const theirs = new Set(edits.flatMap(edit => Object.keys(readLog(edit).paths)))
  const labels: Record<string, string> = Object.assign({}, ...edits.map(edit => readLog(edit).labels))
  const yours = sentPaths(patch, state)
  const current = valuesOf(state, form)
  if (!isWhole)
    for (const [path, value] of yours)
      if (JSON.stringify(value) !== JSON.stringify(current.get(path)?.value)) theirs.add(path)
  const changes = [...theirs].map(path => ({
    path,
    label: current.get(path)?.label ?? labels[path] ?? '',
    theirs: current.get(path)?.value ?? null,
    ...(yours.has(path) && { yours: yours.get(path) }),
    isBoth: yours.has(path),
  }))
  const [last] = edits
  return problem('edit.conflict', {
    detail: `${last?.by ?? 'Someone else'} saved this product while you were editing it. Your changes aren’t lost. Review both versions and save again.`,
    headers: { etag: `"${now}"` },
    conflict: {
      by: last?.by ?? null,
      at: last ? new Date(last.at).toISOString() : null,
      version: now,
      changes,
    },
  })
}

/** Values that a patch sends, by path. New variants conflict with no other edit, so they are left out. */
function sentPaths(
  { variants = [], pictures, confirmRemoval: _, ...fields }: Schemas['SellerProductPatch'],
  state: ProductState,
): Map<string, unknown> {
  const sent = new Map<string, unknown>(Object.entries(fields))
  if (pictures)
    sent.set(
      'pictures',
      pictures.map(({ mediaId, alt = '' }) => ({ mediaId, alt })),
    )
  for (const { id, valueIds, stock: _stock, ...values } of variants) {
    const key = [...(valueIds ?? [])].sort().join()
    const known = currentVariants(state).find(variant =>
      id ? variant.id === id.toLowerCase() : [...variant.valueIds].sort().join() === key,
    )
    if (!known) continue
    for (const [field, value] of Object.entries(values)) sent.set(`variants/${known.id}/${field}`, value)
  }
  return sent
}
