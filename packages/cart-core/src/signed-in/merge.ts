import type { GuestLine, GuestLines } from '../cart/guest-lines.ts'
import { BATCH } from '../cart/limits.ts'
import { toWireLine } from '../cart/wire.ts'
import type { CartApi } from '../ports.ts'
import { isRefusal } from '../result.ts'
import type { CartItem, SyncReceipt } from '../types.ts'

export interface Merge {
  receipt: SyncReceipt[]
  /** Merged lines to select. */
  select: string[]
}

/** The line without its mark and without `sent` pieces; none when nothing is left of it. */
const unmark = ({ sync: _, ...line }: GuestLine, sent: number): GuestLine[] =>
  line.quantity > sent ? [{ ...line, quantity: line.quantity - sent }] : []

/** The lines that a refusal names, by their place in the list that was sent: pointers such as `/3/product/id`. */
const faults = (error: unknown): Set<string | undefined> => {
  const { fields } = (error ?? {}) as { fields?: unknown }
  const list = isRefusal(error) && Array.isArray(fields) ? fields : []
  return new Set(list.map(field => /^\/(\d+)/.exec(field?.pointer)?.[1]))
}

const refused = ({ productDTO, variantValues }: GuestLine): SyncReceipt => ({
  productId: productDTO.id,
  optionIds: Object.values(variantValues),
  outcome: 'dropped',
  quantity: 0,
  itemId: null,
  reason: 'invalid',
  name: productDTO.name,
})

/**
 * Moves the guest's lines into the server's cart. The key and what is sent under it are stored on the lines before
 * sending, and the lines are taken off in the write that removes the key: a crash at any instant, here or there,
 * neither loses nor doubles a line. Fills `merge` as it goes, so that what went through before a failure is known.
 */
export async function mergeGuest(
  guest: GuestLines,
  api: CartApi,
  newId: () => string,
  isWanted: (line: GuestLine) => boolean,
  /** Takes a line for which the server's cart has no room. */
  save: (item: CartItem) => void,
  merge: Merge,
): Promise<void> {
  for (;;) {
    let lines = guest.lines()
    const open = lines.find(line => line.sync)
    if (!open && !lines.length) return
    const key = open?.sync?.key ?? newId()
    if (!open) {
      lines = guest.update(all =>
        all.map((line, index) =>
          index < BATCH ? { ...line, sync: { key, quantity: line.quantity, select: isWanted(line) } } : line,
        ),
      )
    }
    const isOurs = (line: GuestLine) => line.sync?.key === key
    const batch = lines.filter(isOurs)
    let answer: Awaited<ReturnType<CartApi['addMultiple']>>
    try {
      answer = await api.addMultiple(
        batch.map(line => toWireLine({ ...line, quantity: line.sync!.quantity })),
        key,
      )
    } catch (error) {
      const faulty = batch.filter((_, index) => faults(error).has(String(index)))
      // Refused, and never sent before or for a line that names itself: nothing was merged. The next attempt is a
      // new one, of the lines as they are then.
      if (isRefusal(error) && (!open || faulty.length))
        guest.update(all => all.flatMap(line => (isOurs(line) ? unmark(line, 0) : line)))
      if (!faulty.length) throw error
      // One bad line must not keep the others out for ever.
      guest.update(all => all.filter(({ id }) => !faulty.some(line => line.id === id)))
      for (const line of faulty) merge.receipt.push(refused(line))
      continue
    }
    const quantityOf = (id: string) => guest.lines().find(line => line.id === id && isOurs(line))?.quantity
    const kept = new Map(batch.map(({ id, sync }) => [id, sync!.kept ?? sync!.quantity]))
    const told = new Set(batch.filter(({ sync }) => sync!.kept === undefined).map(({ id }) => id))
    for (;;) {
      // What the guest took back while the outcome was unknown, also while this was told to the server.
      const index = batch.findIndex(
        ({ id }) => !told.has(id) || (quantityOf(id) ?? Number.POSITIVE_INFINITY) < kept.get(id)!,
      )
      const line = batch[index]
      if (!line) break
      const { id, sync } = line
      const now = Math.min(kept.get(id)!, quantityOf(id) ?? sync!.quantity)
      // Kept before it is told: a repeat of this merge says it again. Absolute, so that saying it twice is harmless.
      guest.update(all =>
        all.map(other =>
          other.id === id && isOurs(other) ? { ...other, sync: { ...other.sync!, kept: now } } : other,
        ),
      )
      kept.set(id, now)
      const { itemId, quantity = 0 } = answer.receipt[index] ?? {}
      const left = quantity - (sync!.quantity - now)
      if (itemId)
        await (left > 0 ? api.changeQuantity(itemId, left) : api.remove(itemId)).catch(error => {
          if (!isRefusal(error)) throw error
        })
      told.add(id)
    }
    for (const [index, { sync, ...line }] of batch.entries()) {
      const { id, productDTO } = line
      const entry = answer.receipt[index]
      const quantity = kept.get(id)!
      if (entry?.reason === 'cart_full' && quantity) save({ ...line, quantity })
      if (entry) merge.receipt.push({ ...entry, name: productDTO.name })
      if (entry?.itemId && quantity && sync!.select) merge.select.push(entry.itemId)
    }
    guest.update(all => all.flatMap(line => (isOurs(line) ? unmark(line, kept.get(line.id) ?? 0) : line)))
  }
}
