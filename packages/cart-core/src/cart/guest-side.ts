import { STORAGE_KEYS } from '../constants.ts'
import type { Kit } from '../kit.ts'
import { unitPrice } from '../money.ts'
import { fail, ok, signedOut } from '../result.ts'
import type { CartItem } from '../types.ts'
import { type GuestLine, guestGroups } from './guest-lines.ts'
import { BATCH, capped } from './limits.ts'
import { lineKey } from './line-key.ts'
import { same } from './same.ts'
import type { Desk, Side } from './side.ts'
import { itemFromWire, toWireLine } from './wire.ts'

const NOTHING = new Map<string, never>()

/** The line with what its product costs and has in stock today. */
function priced(line: GuestLine, now: CartItem | null): GuestLine {
  if (!now) return { ...line, problems: [{ code: 'out_of_stock' }] }
  const isPrice = ({ code }: { code: string }) => code === 'price_changed'
  const previousPrice = (line.problems.find(isPrice)?.previousPrice as number | undefined) ?? unitPrice(line)
  const problems = now.problems.filter(problem => !isPrice(problem))
  if (previousPrice !== unitPrice(now)) problems.push({ code: 'price_changed', previousPrice })
  const { shop, productDTO, variantLabels, stock } = now
  return { ...line, shop, productDTO, variantLabels, stock, problems }
}

/** A guest's cart: it lives in this browser's storage, and the server only says what things cost today. */
export function createGuestSide(
  { api, notify, units, vault }: Kit,
  { book, guest }: Desk,
): Side & { show(): void } {
  let visit = 0

  const show = (lines = guest.lines()) => {
    // With a session in storage, whose profile could not be loaded, the selection may be of the lines on the server.
    book.load(guestGroups(lines), vault.raw(STORAGE_KEYS.session) === null)
    book.commit()
  }
  const edit = (change: Parameters<typeof guest.update>[0]) => show(guest.update(change))

  return {
    show,

    async put(item, at, select) {
      let result = item
      let grows = true
      edit(lines => {
        const twin = lines.find(line => lineKey(line) === lineKey(item))
        const { productDTO, stock } = item
        const quantity = capped((twin?.quantity ?? 0) + item.quantity, stock)
        grows = quantity > (twin?.quantity ?? 0)
        if (!grows) return lines
        result = { ...(twin ?? item), quantity, productDTO, stock }
        return twin ? lines.map(line => (line === twin ? result : line)) : lines.toSpliced(at, 0, result)
      })
      if (!grows) {
        notify('cart.addFailed')
        return fail('stock.insufficient', 'There are no more of it than the cart has')
      }
      if (select) {
        book.select(result.id, true)
        book.commit()
      }
      notify('cart.addOk', null, result.id)
      return ok(result)
    },

    async setQuantity(item, quantity) {
      guest.setQuantity(item.id, quantity)
      const line = { ...item, quantity }
      book.confirm(line)
      book.commit()
      notify('cart.updateOk', null, item.id)
      return ok(line)
    },

    async remove({ id }, quiet) {
      edit(lines =>
        lines.flatMap(line => (line.id !== id ? line : line.sync ? { ...line, quantity: 0 } : [])),
      )
      if (!quiet) notify('cart.removeOk', null, id)
      return ok(null)
    },

    async reload() {
      const at = visit
      const asked = guest.lines().filter(line => line.quantity)
      const latest = new Map<string, CartItem | null | undefined>()
      try {
        for (let from = 0; from < asked.length; from += BATCH) {
          const batch = asked.slice(from, from + BATCH)
          const { items } = await api().cart.quote(batch.map(toWireLine))
          batch.forEach(({ id }, index) => {
            const item = items[index]
            latest.set(id, item && itemFromWire(item, units))
          })
        }
      } catch (error) {
        return fail('failed', 'Prices could not be read', error)
      }
      if (at !== visit) return signedOut()
      const update = (line: GuestLine) => {
        const now = latest.get(line.id)
        return now === undefined ? line : priced(line, now)
      }
      if (guest.lines().some(line => !same(line, update(line)))) edit(lines => lines.map(update))
      return ok(null)
    },

    resolve: id => id,
    pending: () => NOTHING,
    heard(key) {
      if (!key || key === STORAGE_KEYS.guestItems) show()
    },
    leave() {
      visit++
    },
  }
}
