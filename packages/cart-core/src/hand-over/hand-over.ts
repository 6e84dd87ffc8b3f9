import type { Cart } from '../actions.ts'
import type { DeviceCart } from '../cart/backend.ts'
import { MAX_LINES_PER_CALL, toLineRequest } from '../cart/line.ts'
import { parseIds } from '../cart/selection.ts'
import type { CartLine, MergeResult, Result } from '../types.ts'
import { addToLocalLines } from './add-to-local-lines.ts'
import { hashOf } from './hash-of.ts'

/** Storage key of the ids of hand-overs that this browser has added, the newest last. */
export const HANDED_OVER_KEY = 'handed_over'

/** Maximum number of ids that a browser remembers. */
const MAX_IDS = 100

/** Ids that the API accepts as a part of an idempotency key. */
const ID = /^[\w-]{8,64}$/

/**
 * Adds lines that another page has handed over to the visitor's cart, and selects only these. An id adds its lines once
 * in this browser and, for a user, in all browsers. If a user's lines can't be sent now, they are sent when the cart is
 * next loaded.
 *
 * @param lines as the server quotes them, at most 200
 * @param id chosen by the other page, 8 to 64 letters, digits, `-` and `_`
 * @throws TypeError if the id has another form or there are more lines
 */
export async function handOver(
  cart: Pick<Cart, 'change' | 'reload'>,
  lines: readonly CartLine[],
  id: string,
): Promise<Result<null>> {
  if (!ID.test(id)) throw new TypeError(`"${id}" is no id of a hand-over`)
  if (lines.length > MAX_LINES_PER_CALL)
    throw new TypeError(`${lines.length} lines are more than ${MAX_LINES_PER_CALL}`)
  // The key names the lines too: if a page used an id for other lines, the server would refuse them for ever.
  const key = `${id}-${hashOf(JSON.stringify(lines.map(toLineRequest)))}`
  let isWaiting = () => false
  const result = await cart.change(device => {
    const { storage, localLines, hasSession } = device
    // What waits to be written must not be written over this change.
    storage.flush()
    const ids = storage.get(HANDED_OVER_KEY, parseIds) ?? []
    if (ids.includes(id)) return null
    const results = hasSession() ? keepForUser(device, lines, key) : addForGuest(device, lines)
    storage.set(HANDED_OVER_KEY, [...ids, id].slice(-MAX_IDS))
    isWaiting = () => localLines.lines().some(({ merge }) => merge?.key === key)
    return results
  })
  // Joined a reading of the cart that had merged what there was before.
  return result.ok && isWaiting() ? cart.reload() : result
}

/** Whether this browser has added the lines of a hand-over. False on a server. */
export function wasHandedOver(id: string, storage?: Pick<Storage, 'getItem'>): boolean {
  try {
    const text = (storage ?? localStorage).getItem(HANDED_OVER_KEY)
    return (JSON.parse(text ?? '[]') as unknown[]).includes(id)
  } catch {
    return false
  }
}

/** Keeps the lines like those of a guest whose merge has begun, so that they take the same way to the server. */
function keepForUser(
  { localLines, selection, newId }: DeviceCart,
  lines: readonly CartLine[],
  key: string,
): null {
  selection.replace([])
  localLines.update(stored => [
    ...stored,
    ...lines.map(line => ({
      ...line,
      id: newId(),
      merge: { key, quantity: line.quantity, select: true },
    })),
  ])
  return null
}

function addForGuest(
  { localLines, selection, newId }: DeviceCart,
  lines: readonly CartLine[],
): readonly MergeResult[] {
  const added = addToLocalLines(localLines.lines(), lines, newId)
  localLines.update(() => added.lines)
  selection.replace(added.results.flatMap(({ lineId }) => lineId ?? []))
  return added.results
}
