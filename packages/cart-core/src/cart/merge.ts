import type { CartApi, WireGroup } from '../ports.ts'
import { isRefusal } from '../result.ts'
import type { SyncReceipt } from '../types.ts'
import type { Guest, GuestLine } from './guest.ts'
import { toWireLine } from './wire.ts'

/** The contract's most lines in one call. */
export const BATCH = 200

export interface Merge {
  receipt: SyncReceipt[]
  /** Merged lines to select. */
  select: string[]
  /** Lines that the guest took back while the call's outcome was unknown: the quantity that should stand. */
  corrections: { id: string; quantity: number }[]
  cart: readonly WireGroup[] | null
}

/** The line without its mark and without `sent` pieces; none when nothing is left of it. */
const unmark = ({ sync: _, ...line }: GuestLine, sent: number): GuestLine[] =>
  line.quantity > sent ? [{ ...line, quantity: line.quantity - sent }] : []

/**
 * Moves the guest's lines into the server's cart. The key and what is sent under it are stored on the lines before
 * sending, and the lines are taken off in the write that removes the key: a crash at any instant, here or there,
 * neither loses nor doubles a line. Fills `merge` as it goes, so that what went through before a failure is known.
 */
export async function mergeGuest(
  guest: Guest,
  api: CartApi,
  newId: () => string,
  isWanted: (line: GuestLine) => boolean,
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
    const { receipt, cart } = await api
      .addMultiple(
        batch.map(line => toWireLine({ ...line, quantity: line.sync!.quantity })),
        key,
      )
      .catch(error => {
        // Refused for good: nothing was merged, so the next attempt is a new one, of the lines as they are then.
        if (isRefusal(error))
          guest.update(all => all.flatMap(line => (isOurs(line) ? unmark(line, 0) : line)))
        throw error
      })
    merge.cart = cart
    const now = guest.lines().filter(isOurs)
    batch.forEach((line, index) => {
      const entry = receipt[index]
      if (!entry) return
      merge.receipt.push({ ...entry, name: line.productDTO.name })
      const id = entry.itemId
      const kept = now.find(other => other.id === line.id)?.quantity ?? Infinity
      const taken = line.sync!.quantity - kept
      if (id && taken > 0) merge.corrections.push({ id, quantity: entry.quantity - taken })
      if (id && line.sync!.select) merge.select.push(id)
    })
    guest.update(all => all.flatMap(line => (isOurs(line) ? unmark(line, line.sync!.quantity) : line)))
  }
}
