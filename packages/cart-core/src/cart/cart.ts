import { STORAGE_KEYS } from '../constants.ts'
import type { MessageId } from '../messages.ts'
import { unitPrice } from '../money.ts'
import type { CartApi, LockPort } from '../ports.ts'
import { fail, ok } from '../result.ts'
import { createSignal } from '../store.ts'
import type {
  CartItem,
  CartState,
  KeyedStore,
  Line,
  NewLine,
  Result,
  ShopLayout,
  ShopSummary,
  Store,
  Summary,
  User,
} from '../types.ts'
import type { Vault } from '../vault.ts'
import { createBook, EMPTY_SUMMARY, type GroupHead } from './book.ts'
import { createGuest, type GuestLine, guestGroups } from './guest.ts'
import { lineKey } from './line-key.ts'
import { BATCH, type Merge, mergeGuest } from './merge.ts'
import { same } from './same.ts'
import { createSaved } from './saved.ts'
import { createServerCart } from './server-cart.ts'
import { itemFromNewLine, itemFromWire, toWireLine } from './wire.ts'

export interface CartActions {
  /** Adds to the line of the same product and variants, or makes one. */
  add(line: NewLine): Promise<Result<CartItem | null>>
  /** Below 1 is ignored (`ignored`); more than is in stock becomes what is in stock. */
  setQuantity(id: string, quantity: number): Promise<Result<CartItem | null>>
  remove(id: string): Promise<Result<CartItem | null>>
  /** Puts a removed line back, by default the last one, selected if it was. */
  undoRemove(id?: string): Promise<Result<CartItem | null>>
  /** Selects the line, or no longer. */
  toggle(id: string): void
  /** Selects every line of the shop, or none when all are. */
  toggleShop(shopId: string): void
  /** Selects every line, or none when all are. */
  selectAll(): void
  saveForLater(id: string): Promise<Result<CartItem | null>>
  /** Puts a saved line into the cart. */
  restore(savedId: string): Promise<Result<CartItem | null>>
  removeSaved(savedId: string): void
  /** Reads the server's cart again; for a guest, prices and problems. */
  reload(): Promise<Result<null>>
  /** The selected items, or the warning when there are none (`nothing_selected`). */
  beginCheckout(): Result<readonly CartItem[]>
  dismissReceipt(): void
}

export interface Cart extends Store<CartState>, CartActions {
  readonly lines: KeyedStore<Line>
  readonly shops: KeyedStore<ShopSummary>
  readonly layout: Store<readonly ShopLayout[]>
  readonly summary: Store<Summary>
}

interface Wiring {
  readonly vault: Vault
  readonly locks: LockPort
  readonly api: () => CartApi
  readonly newId: () => string
  readonly notify: (id: MessageId, body?: string | null, itemId?: string) => void
  readonly fromCheckout: () => boolean
}

const MOST = 999
const LOCK_WAIT_MS = 20_000
const UNDOABLE = 20

const INITIAL: CartState = {
  phase: 'idle',
  groups: [],
  selectedIds: new Set(),
  pending: new Map(),
  saved: [],
  receipt: null,
}
const NO_LAYOUT: readonly ShopLayout[] = []

const capped = (quantity: number, stock: number | null) => Math.min(quantity, stock || MOST, MOST)
const keyOf = (item: CartItem) => lineKey(item.productDTO.id, item.variantValues)
const ignored = () => fail('ignored', 'A quantity is a whole number from 1')
const signedOut = () => fail('signed_out', 'The session ended meanwhile')
const unknownItem = () => fail('unknown_item', 'There is no such line')

export function createCart({ vault, locks, api, newId, notify, fromCheckout }: Wiring) {
  // The selection's text as this tab wrote it last: still there, it needs no reading.
  let written: string | null = null
  const book = createBook(() => {
    const write = () => {
      const edits = book.takeSelectionEdits()
      // Made to what is stored then, which another tab may have changed.
      const merged = edits && vault.raw(STORAGE_KEYS.selection) !== written ? new Set(readSelection()) : null
      if (merged)
        for (const [id, on] of edits!) {
          if (on) merged.add(id)
          else merged.delete(id)
        }
      written = JSON.stringify(merged ? [...merged] : book.selection())
      return written
    }
    vault.set(STORAGE_KEYS.selection, write, true)
  })
  const guest = createGuest(vault)
  const saved = createSaved(vault)
  const changed = createSignal()
  const server = createServerCart({
    api,
    book,
    notify: (id, itemId) => notify(id, null, itemId),
    idle: () => {
      vault.set(STORAGE_KEYS.cartChanged, newId())
      void server.read().then(book.commit)
    },
  })

  let user: User | null = null
  let phase: CartState['phase'] = 'idle'
  let receipt: CartState['receipt'] = null
  let state: CartState | null = INITIAL
  // Goes up with each change of who shops here.
  let epoch = 0
  let loaded = false
  const removed = new Map<string, { item: CartItem; selected: boolean; at: number }>()

  const touch = () => {
    state = null
    changed()
  }
  book.changed.on(touch)
  saved.subscribe(touch)

  const setPhase = (next: CartState['phase']) => {
    if (phase === next) return
    phase = next
    touch()
  }

  const readSelection = () =>
    vault.get(STORAGE_KEYS.selection, raw =>
      Array.isArray(raw) ? raw.filter(id => typeof id === 'string') : null,
    ) ?? []

  const showGuest = (lines: readonly GuestLine[], prune = true) => {
    book.load(guestGroups(lines), prune)
    book.commit()
  }

  /** Adds, or raises the quantity of the same product and variants. `at` puts a new line at a place of its own. */
  const addGuest = (item: CartItem, at = MOST): CartItem => {
    let result = item
    showGuest(
      guest.update(lines => {
        const twin = lines.find(line => keyOf(line) === keyOf(item))
        result = {
          ...(twin ?? item),
          quantity: capped((twin?.quantity ?? 0) + item.quantity, item.stock),
          productDTO: item.productDTO,
          stock: item.stock,
        }
        return twin
          ? lines.map(line => (line === twin ? { ...line, ...result } : line))
          : lines.toSpliced(at, 0, result)
      }),
    )
    return result
  }

  const selectLine = (id: string, on: boolean) => {
    book.select(id, on)
    book.commit()
  }

  /** Adds and selects: what a shopper just took is what they mean to buy. */
  const put = async (item: CartItem, at?: number, selected = true): Promise<Result<CartItem | null>> => {
    if (!user) {
      const line = addGuest(item, at)
      if (selected) selectLine(line.id, true)
      notify('cart.addOk', null, line.id)
      return ok(line)
    }
    const { id, name, slug } = item.shop
    const head: GroupHead = { id, shopName: name, shopSlug: slug, shopIdDistrict: null }
    const lineId = book.find(item) ?? item.id
    const was = book.isSelected(lineId)
    const adding = server.submit({ kind: 'add', lineId, quantity: item.quantity }, item, { head })
    if (selected) selectLine(lineId, true)
    const result = await adding
    if (!result.ok && !was) selectLine(book.resolve(lineId), false)
    return result
  }

  const take = async (id: string, quiet: boolean): Promise<Result<CartItem | null>> => {
    const lineId = book.resolve(id)
    const item = book.visible(lineId)
    if (!item) return unknownItem()
    if (!quiet) {
      const at = user ? MOST : guest.lines().findIndex(line => line.id === lineId)
      removed.delete(lineId)
      removed.set(lineId, { item, selected: book.isSelected(lineId), at })
      if (removed.size > UNDOABLE) removed.delete(removed.keys().next().value!)
    }
    if (user) return server.submit({ kind: 'remove', lineId, quantity: 0 }, item, { quiet })
    showGuest(
      guest.update(lines =>
        lines.flatMap(line => (line.id !== lineId ? line : line.sync ? { ...line, quantity: 0 } : [])),
      ),
    )
    if (!quiet) notify('cart.removeOk', null, lineId)
    return ok(null)
  }

  /** Prices and problems of a guest's lines as they are today. */
  const quote = async (): Promise<Result<null>> => {
    const at = epoch
    const asked = guest.lines().filter(line => line.quantity)
    if (!asked.length) return ok(null)
    const latest = new Map<string, CartItem | null>()
    try {
      for (let from = 0; from < asked.length; from += BATCH) {
        const batch = asked.slice(from, from + BATCH)
        const { items } = await api().quote(batch.map(toWireLine))
        batch.forEach((line, index) => {
          const item = items[index]
          if (item !== undefined) latest.set(line.id, item && itemFromWire(item))
        })
      }
    } catch (error) {
      return fail('failed', 'Prices could not be read', error)
    }
    if (at !== epoch) return signedOut()
    const priced = (line: GuestLine): GuestLine => {
      const now = latest.get(line.id)
      if (now === undefined) return line
      if (!now) return { ...line, problems: [{ code: 'out_of_stock' }] }
      const seen = line.problems.find(({ code }) => code === 'price_changed')
      const previousPrice = (seen?.previousPrice as number | undefined) ?? unitPrice(line)
      const problems = now.problems.filter(({ code }) => code !== 'price_changed')
      if (previousPrice !== unitPrice(now)) problems.push({ code: 'price_changed', previousPrice })
      const { shop, productDTO, variantLabels, stock } = now
      return { ...line, shop, productDTO, variantLabels, stock, problems }
    }
    if (guest.lines().some(line => !same(line, priced(line)))) showGuest(guest.update(all => all.map(priced)))
    return ok(null)
  }

  /** Merges the guest's lines, if there are any, then shows the server's cart. */
  const settleIn = async (quiet: boolean): Promise<Result<null>> => {
    const at = epoch
    const merge: Merge = { receipt: [], select: [] }
    let problem: unknown
    attempted = fingerprint()
    if (attempted) {
      setPhase('syncing')
      const wanted = fromCheckout() ? new Set(book.selection()) : null
      try {
        await locks.request(
          'stoa:cart-sync',
          () => mergeGuest(guest, api(), newId, line => wanted?.has(line.id) ?? false, merge),
          LOCK_WAIT_MS,
        )
      } catch (error) {
        problem = error
      }
      if (at !== epoch) return signedOut()
    } else if (phase !== 'ready') setPhase('loading')
    if (merge.receipt.length) {
      book.setSelection(merge.select)
      vault.set(STORAGE_KEYS.selection, merge.select)
      vault.set(STORAGE_KEYS.cartChanged, newId())
      receipt = merge.receipt
      if (!problem) notify('cart.syncOk')
    }
    if (problem) notify('cart.syncFailed')
    // Read anew: a repeated merge answers the cart as it was at the first.
    const result = await server.read()
    if (at !== epoch) return signedOut()
    if (!result.ok && !quiet) notify('cart.loadFailed')
    loaded ||= result.ok
    phase = loaded ? 'ready' : 'failed'
    touch()
    book.commit()
    return problem ? fail('sync_failed', 'The cart could not be synced', problem) : result
  }

  // The guest's lines that the last merge was tried with: another tab's trying them too is no news.
  let attempted = ''
  const fingerprint = () =>
    guest
      .lines()
      .map(({ id, quantity }) => id + quantity)
      .join()

  let settling: Promise<Result<null>> | null = null
  const settle = (quiet = false) => {
    if (!settling) {
      const running = settleIn(quiet).finally(() => {
        if (settling === running) settling = null
      })
      settling = running
      server.hold(running)
    }
    return settling
  }

  /** Another person shops from here on, or nobody is signed in. */
  const become = (next: User | null) => {
    epoch++
    user = next
    receipt = settling = null
    loaded = false
    removed.clear()
    server.reset()
    saved.open(next?.id ?? null)
  }

  const cart: Cart = {
    get(): CartState {
      state ??= {
        phase,
        groups: book.groups(),
        selectedIds: book.selectedIds(),
        pending: book.pending(),
        saved: saved.get(),
        receipt,
      }
      return state
    },
    getInitial: () => INITIAL,
    subscribe: changed.on,
    lines: book.lines,
    shops: book.shops,
    layout: { get: book.layout, getInitial: () => NO_LAYOUT, subscribe: book.onLayout },
    summary: { get: book.summary, getInitial: () => EMPTY_SUMMARY, subscribe: book.onSummary },

    async add(line: NewLine) {
      const item = itemFromNewLine(line, newId())
      if (!Number.isInteger(item.quantity) || item.quantity < 1) return ignored()
      return put(item)
    },

    async setQuantity(id: string, wanted: number) {
      if (!Number.isInteger(wanted) || wanted < 1) return ignored()
      const lineId = book.resolve(id)
      const item = book.visible(lineId)
      if (!item) return unknownItem()
      const quantity = capped(wanted, item.stock)
      if (quantity === item.quantity) return ok(item)
      if (user) return server.submit({ kind: 'quantity', lineId, quantity }, item)
      guest.setQuantity(lineId, quantity)
      const line = { ...item, quantity }
      book.confirm(line)
      book.commit()
      notify('cart.updateOk', null, lineId)
      return ok(line)
    },

    remove: (id: string) => take(id, false),

    async undoRemove(id?: string) {
      const keys = [...removed.keys()]
      const key =
        id === undefined ? keys.at(-1) : keys.find(other => book.resolve(other) === book.resolve(id))
      const record = key === undefined ? undefined : removed.get(key)
      if (!record) return unknownItem()
      removed.delete(key!)
      return put({ ...record.item, id: newId() }, record.at, record.selected)
    },

    toggle(id: string) {
      const lineId = book.resolve(id)
      selectLine(lineId, !book.isSelected(lineId))
    },

    toggleShop(shopId: string) {
      const on = book.shops.get(shopId)?.selected !== 'all'
      for (const id of book.idsOf(shopId)) book.select(id, on)
      book.commit()
    },

    selectAll() {
      book.selectEvery(!book.summary().allSelected)
      book.commit()
    },

    async saveForLater(id: string) {
      const item = book.visible(book.resolve(id))
      if (!item) return unknownItem()
      // Saved first: a crash in between leaves the line in both places, never in none.
      saved.put(item)
      const result = await take(id, true)
      if (!result.ok) saved.drop(item.id)
      return result
    },

    async restore(savedId: string) {
      const item = saved.get().find(({ id }) => id === savedId)
      if (!item) return unknownItem()
      const result = await put({ ...item, id: newId() })
      if (result.ok) saved.drop(savedId)
      return result
    },

    removeSaved: saved.drop,

    async reload() {
      return user ? settle() : quote()
    },

    beginCheckout() {
      const items = cart.get().groups.flatMap(({ cartDTOList }) => cartDTOList)
      const chosen = items.filter(({ id }) => book.isSelected(id))
      if (chosen.length) return ok(chosen)
      notify('checkout.nothingSelected')
      return fail('nothing_selected', 'Please select items to checkout.')
    },

    dismissReceipt() {
      receipt = null
      touch()
    },
  }

  return {
    cart,

    /** Nobody is signed in: shows the guest's lines. */
    leave() {
      const was = user
      become(null)
      if (was) vault.set(STORAGE_KEYS.selection, null)
      book.setSelection(was ? [] : readSelection())
      phase = 'ready'
      // Without a former user the selection may be a signed-in one, whose profile could not be loaded: it is kept.
      showGuest(guest.lines(), was !== null)
      touch()
      void quote()
    },

    enter(next: User) {
      if (user?.id !== next.id) {
        become(next)
        book.setSelection(readSelection())
        showGuest(guest.lines(), false)
      }
      void settle()
    },

    /** Another tab wrote the key; null is every key. */
    external(key: string | null) {
      if (!key || key === STORAGE_KEYS.selection) {
        book.setSelection(readSelection())
        book.commit()
      }
      if (!key || key === saved.key()) saved.reload()
      if (!key || key === STORAGE_KEYS.guestItems) {
        if (!user) showGuest(guest.lines())
        else if (fingerprint() && fingerprint() !== attempted) void settle()
      }
      if (key === STORAGE_KEYS.cartChanged && user) void server.read().then(book.commit)
    },

    /** The page comes back, or the network does. */
    wake() {
      if (user) void settle(true)
      else {
        showGuest(guest.lines())
        void quote()
      }
    },

    halt() {
      become(null)
    },
  }
}
