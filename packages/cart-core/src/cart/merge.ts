import type { CartApi } from '../ports.ts'
import { isRefusal, placesAtFault } from '../result.ts'
import type { CartLine, MergeResult } from '../types.ts'
import { MAX_LINES_PER_CALL, toLineRequest } from './line.ts'
import type { LocalLines } from './local-lines.ts'
import type { MergeMark, StoredLine } from './stored-lines.ts'

export interface Merge {
  results: MergeResult[]
  /** Merged lines to select. */
  select: string[]
}

interface Dependencies {
  readonly localLines: LocalLines
  readonly api: CartApi
  readonly newId: () => string
  /** Whether the merged line is to be selected. */
  readonly isWanted: (line: StoredLine) => boolean
  /** Takes a line for which the server's cart has no room. */
  readonly save: (line: CartLine) => void
}

type MarkedLine = StoredLine & { readonly merge: MergeMark }

const isMarked =
  (key: string) =>
  (line: StoredLine): line is MarkedLine =>
    line.merge?.key === key

/** The line without its mark and without `sent` units; none when nothing is left of it. */
const unmark = ({ merge: _, ...line }: StoredLine, sent: number): StoredLine[] =>
  line.quantity > sent ? [{ ...line, quantity: line.quantity - sent }] : []

const invalidLine = (line: StoredLine): MergeResult => {
  const { productId, optionIds } = toLineRequest(line)
  return {
    productId,
    optionIds,
    outcome: 'dropped',
    quantity: 0,
    lineId: null,
    reason: 'invalid',
    name: line.product.name,
  }
}

/**
 * Moves the guest's lines into the server's cart. The key and what is sent under it are stored on the lines before
 * sending, and the lines are taken off in the write that removes the key: a crash at any instant, here or there,
 * neither loses nor doubles a line. That holds for as long as the server knows the key, which must be longer than a
 * session can be idle. Fills `merge` as it goes, so that what went through before a failure is known.
 */
export async function mergeLocalLines(dependencies: Dependencies, merge: Merge): Promise<void> {
  const { localLines, newId, isWanted } = dependencies
  for (;;) {
    const stored = localLines.lines()
    if (!stored.length) return
    const openKey = stored.find(line => line.merge)?.merge?.key
    const key = openKey ?? newId()
    const mark = (line: StoredLine) => ({
      ...line,
      merge: { key, quantity: line.quantity, select: isWanted(line) },
    })
    const marked =
      openKey !== undefined
        ? stored
        : localLines.update(lines =>
            lines.map((line, index) => (index < MAX_LINES_PER_CALL ? mark(line) : line)),
          )
    await mergeBatch(dependencies, merge, marked.filter(isMarked(key)), openKey !== undefined)
  }
}

/** @param isRepeat these lines may have been sent before, and merged */
async function mergeBatch(
  { localLines, api, save }: Dependencies,
  merge: Merge,
  batch: readonly MarkedLine[],
  isRepeat: boolean,
): Promise<void> {
  const { key } = batch[0]!.merge
  const isOurs = isMarked(key)

  let answer: Awaited<ReturnType<CartApi['merge']>>
  try {
    answer = await api.merge(
      batch.map(line => toLineRequest({ ...line, quantity: line.merge.quantity })),
      key,
    )
  } catch (error) {
    const places = placesAtFault(error)
    const faulty = batch.filter((_, index) => places.has(String(index)))
    // Refused, and never sent before or for a line that names itself: nothing was merged. The next attempt is a new
    // one, of the lines as they are then.
    if (isRefusal(error) && (!isRepeat || faulty.length))
      localLines.update(lines => lines.flatMap(line => (isOurs(line) ? unmark(line, 0) : line)))
    if (!faulty.length) throw error
    // One bad line must not keep the others out for ever.
    localLines.update(lines => lines.filter(({ id }) => !faulty.some(line => line.id === id)))
    merge.results.push(...faulty.map(invalidLine))
    return
  }

  const kept = await tellReductions(localLines, api, batch, answer)
  for (const [index, { merge: mark, ...line }] of batch.entries()) {
    const result = answer[index]
    const quantity = kept.get(line.id)!
    if (result?.reason === 'cart_full' && quantity) save({ ...line, quantity })
    if (result) merge.results.push({ ...result, name: line.product.name })
    if (result?.lineId && quantity && mark.select) merge.select.push(result.lineId)
  }
  localLines.update(lines =>
    lines.flatMap(line => (isOurs(line) ? unmark(line, kept.get(line.id) ?? 0) : line)),
  )
}

/**
 * Sends the server the reductions that the guest made while the outcome of the merge was unknown, or while this call
 * ran. Returns how much of what was sent is kept, by line.
 */
async function tellReductions(
  localLines: LocalLines,
  api: CartApi,
  batch: readonly MarkedLine[],
  answer: Awaited<ReturnType<CartApi['merge']>>,
): Promise<ReadonlyMap<string, number>> {
  const isOurs = isMarked(batch[0]!.merge.key)
  const quantityOf = (id: string) => localLines.lines().find(line => line.id === id && isOurs(line))?.quantity
  const kept = new Map(batch.map(({ id, merge }) => [id, merge.kept ?? merge.quantity]))
  // A reduction that a former attempt has stored may not have reached the server.
  const told = new Set(batch.filter(({ merge }) => merge.kept === undefined).map(({ id }) => id))
  for (;;) {
    const index = batch.findIndex(
      ({ id }) => !told.has(id) || (quantityOf(id) ?? Number.POSITIVE_INFINITY) < kept.get(id)!,
    )
    const line = batch[index]
    if (!line) return kept
    const { id, merge } = line
    const now = Math.min(kept.get(id)!, quantityOf(id) ?? merge.quantity)
    // Stored before it is sent, so that a repeated merge sends it again. The value is absolute, so sending it twice
    // is harmless.
    localLines.update(lines =>
      lines.map(other =>
        other.id === id && isOurs(other) ? { ...other, merge: { ...other.merge, kept: now } } : other,
      ),
    )
    kept.set(id, now)
    const { lineId, quantity = 0 } = answer[index] ?? {}
    const left = quantity - (merge.quantity - now)
    if (lineId)
      await (left > 0 ? api.setQuantity(lineId, left) : api.remove(lineId)).catch(error => {
        if (!isRefusal(error)) throw error
      })
    told.add(id)
  }
}
