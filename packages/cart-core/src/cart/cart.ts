import { STORAGE_KEYS } from '../constants.ts'
import type { Kit } from '../kit.ts'
import { fail, nothingSelected, ok } from '../result.ts'
import type { CartItem, CartState, NewLine, Result, Store, User } from '../types.ts'
import type { CartActions } from './actions.ts'
import { createBook } from './book.ts'
import { createGuestLines } from './guest-lines.ts'
import { createGuestSide } from './guest-side.ts'
import { createKeptSelection } from './kept-selection.ts'
import { capped } from './limits.ts'
import { createSaved } from './saved.ts'
import type { Desk, Side } from './side.ts'
import type { Watch } from './watch.ts'
import { itemFromNewLine } from './wire.ts'

const UNDOABLE = 20

const isQuantity = (value: number) => Number.isInteger(value) && value >= 1
const ignored = () => fail('ignored', 'A quantity is a whole number from 1')
const unknownItem = () => fail('unknown_item', 'There is no such line')

/** The cart of whoever shops here: what it shows, what can be done with it, and whose side does it. */
export function createCart(kit: Kit, watch: Watch) {
  const { vault, newId, notify, units } = kit
  const selection = createKeptSelection(vault)
  const book = createBook(
    watch,
    () => selection.keep(book),
    () => touch(),
  )
  const guest = createGuestLines(vault)
  const saved = createSaved(vault)
  let progress: Pick<CartState, 'phase' | 'receipt'> = { phase: 'idle', receipt: null }
  let state: CartState | null = null
  let user: User | null = null
  const removed = new Map<string, { item: CartItem; selected: boolean; at: number }>()
  const restoring = new Map<string, Promise<Result<CartItem | null>>>()

  const touch = () => {
    state = null
    watch.changed()
  }
  saved.subscribe(touch)

  const desk: Desk = {
    book,
    guest,
    selection,
    save: saved.put,
    show(change) {
      progress = { ...progress, ...change }
      touch()
    },
    follow() {
      if (side === guestSide) guestSide.show()
    },
  }
  const guestSide = createGuestSide(kit, desk)
  let side: Side = guestSide

  /** Another person shops from here on, or nobody is signed in. */
  const become = (next: User | null, theirs: Side) => {
    side.leave()
    side = theirs
    user = next
    progress = { ...progress, receipt: null }
    removed.clear()
    saved.open(next?.id ?? null)
  }

  const shown = (id: string) => book.visible(side.resolve(id))

  /** Adds and selects: what a shopper just took is what they mean to buy. */
  const put = (item: CartItem, at = guest.lines().length, select = true) =>
    side.put({ ...item, id: newId() }, at, select)

  const cart: CartActions & Pick<Store<CartState>, 'get'> = {
    get(): CartState {
      state ??= {
        phase: progress.phase,
        groups: book.groups(),
        selectedIds: book.selectedIds(),
        pending: side.pending(),
        saved: saved.get(),
        receipt: progress.receipt,
      }
      return state
    },
    async add(line: NewLine) {
      let item: CartItem
      try {
        item = itemFromNewLine(line, '', units)
      } catch (error) {
        notify('cart.addFailed')
        return fail('invalid_line', (error as Error).message, error)
      }
      return isQuantity(item.quantity) ? put(item) : ignored()
    },

    async setQuantity(id: string, wanted: number) {
      if (!isQuantity(wanted)) return ignored()
      const item = shown(id)
      if (!item) return unknownItem()
      const quantity = capped(wanted, item.stock)
      return quantity === item.quantity ? ok(item) : side.setQuantity(item, quantity)
    },

    async remove(id: string) {
      const item = shown(id)
      if (!item) return unknownItem()
      const at = guest.lines().findIndex(line => line.id === item.id)
      removed.delete(item.id)
      removed.set(item.id, { item, selected: book.isSelected(item.id), at })
      if (removed.size > UNDOABLE) removed.delete(removed.keys().next().value!)
      const result = await side.remove(item, false)
      if (!result.ok) removed.delete(item.id)
      return result
    },

    async undoRemove(id?: string) {
      const keys = [...removed.keys()]
      const isIt = (key: string) => side.resolve(key) === side.resolve(id!)
      const key = id === undefined ? keys.at(-1) : keys.find(isIt)
      const record = removed.get(key!)
      if (!record) return unknownItem()
      removed.delete(key!)
      return put(record.item, record.at, record.selected)
    },

    toggle(id: string) {
      const lineId = side.resolve(id)
      book.select(lineId, !book.isSelected(lineId))
      book.commit()
    },

    toggleShop(shopId: string) {
      const on = book.shop(shopId)?.selected !== 'all'
      for (const id of book.idsOf(shopId)) book.select(id, on)
      book.commit()
    },

    selectAll() {
      book.selectEvery(!watch.totals.now.allSelected)
      book.commit()
    },

    async saveForLater(id: string) {
      const item = shown(id)
      if (!item) return unknownItem()
      // Saved first: a crash in between leaves the line in both places, never in none.
      const before = saved.put(item)
      const result = await side.remove(item, true)
      if (result.ok) return result
      saved.drop(item.id)
      if (before) saved.put(before)
      return result
    },

    async restore(savedId: string) {
      const item = saved.get().find(({ id }) => id === savedId)
      if (!item) return unknownItem()
      // It stays saved until it is in the cart; asked for twice meanwhile, it goes there once.
      const putting = restoring.get(savedId) ?? put(item)
      restoring.set(savedId, putting)
      const result = await putting
      restoring.delete(savedId)
      if (result.ok) saved.drop(savedId)
      return result
    },

    removeSaved: saved.drop,

    reload: () => side.reload(),

    beginCheckout() {
      const items = book.groups().flatMap(({ cartDTOList }) => cartDTOList)
      const chosen = items.filter(({ id }) => book.isSelected(id))
      if (chosen.length) return ok(chosen)
      notify('checkout.nothingSelected')
      return nothingSelected()
    },

    dismissReceipt: () => desk.show({ receipt: null }),
  }

  return {
    cart,
    desk,
    line: book.line,
    shop: book.shop,
    layout: book.layout,

    /** Nobody is signed in: shows the guest's lines. */
    leave() {
      const was = user
      progress = { ...progress, phase: 'ready' }
      become(null, guestSide)
      if (was) selection.replace(null)
      book.setSelection(was ? [] : selection.read())
      guestSide.show()
      touch()
      void guestSide.reload()
    },

    enter(next: User, theirs: Side) {
      if (user?.id !== next.id) {
        become(next, theirs)
        book.setSelection(selection.read())
        guestSide.show()
      }
      void side.reload()
    },

    /** Another tab wrote the key; null is every key. */
    external(key: string | null) {
      if (!key || key === STORAGE_KEYS.selection) {
        book.setSelection(selection.read())
        book.commit()
      }
      if (!key || key === saved.key()) saved.reload()
      side.heard(key)
    },

    /** The page comes back, or the network does. */
    wake() {
      if (!user) guestSide.show()
      void side.reload(true)
    },

    halt: () => become(null, guestSide),
  }
}

export type CartHalf = ReturnType<typeof createCart>
