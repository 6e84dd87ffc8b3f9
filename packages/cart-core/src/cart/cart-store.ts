import type { Cart, CartActions } from '../actions.ts'
import { GUEST_KEYS } from '../guest-keys.ts'
import type { Notify } from '../messages.ts'
import type { CartApi, GroupBy } from '../ports.ts'
import { fail, isRefusal, nothingSelected, ok } from '../result.ts'
import type { SafeStorage } from '../storage.ts'
import { createStore, shallowEqual } from '../store.ts'
import type { CartLine, CartState, LineResult, User } from '../types.ts'
import type { CartBackend, RemoteCart, SharedParts } from './backend.ts'
import { cappedQuantity, isQuantity, lineOf } from './line.ts'
import { createLocalCart } from './local-cart.ts'
import { createLocalLines } from './local-lines.ts'
import {
  applyOperations,
  type Confirmed,
  EMPTY,
  type Projection,
  project,
  projectSelection,
} from './project.ts'
import { createSaved } from './saved.ts'
import { createSelection } from './selection.ts'
import { cartRow, selectedLines } from './selectors.ts'
import { createUndo } from './undo.ts'

interface Dependencies {
  readonly quote: CartApi['quote']
  readonly groupBy: GroupBy
  readonly storage: SafeStorage
  readonly newId: () => string
  readonly notify: Notify
  /** Whether a session is stored, even one whose profile could not be loaded. */
  readonly hasSession: () => boolean
  /** Makes the cart of users. Without it the cart is always a guest's. */
  readonly createRemote?: (shared: SharedParts) => RemoteCart
}

const INITIAL: CartState = { ...EMPTY, phase: 'idle', saved: [], mergeResults: null }

const ignored = () => fail('ignored', 'A quantity is a whole number from 1')
const unknownLine = () => fail('unknown_line', 'There is no such line')

/** The cart's state and what can be done with it. A backend keeps the lines; the state is projected from it. */
export function createCartStore(dependencies: Dependencies) {
  const { quote, groupBy, storage, newId, notify, hasSession, createRemote } = dependencies
  const store = createStore(INITIAL)
  const selection = createSelection(storage)
  const localLines = createLocalLines(storage)
  const saved = createSaved(storage, () => publish())
  let progress: Pick<CartState, 'phase' | 'mergeResults'> = { phase: 'idle', mergeResults: null }
  let user: User | null = null
  const undo = createUndo()
  const restoring = new Map<string, LineResult>()

  const shared = { localLines, selection, onChange: () => publish() }
  const local = createLocalCart({ ...shared, quote, groupBy, notify, hasSession })
  const remote = createRemote?.({
    ...shared,
    save: saved.put,
    onProgress(change) {
      progress = { ...progress, ...change }
      publish()
    },
    onLocalLinesChange() {
      if (backend === local) local.show()
    },
  })
  let backend: CartBackend = local

  let confirmed: Confirmed | null = null

  const show = (projection: Projection) => {
    const former = store.get()
    const next: CartState = { ...projection, ...progress, saved: saved.lines() }
    if (!shallowEqual(former, next)) store.set(next)
  }

  const publish = () => {
    const former = store.get()
    const latest = backend.confirmed()
    const shown = shallowEqual(confirmed, latest) ? former : applyOperations(latest, former)
    confirmed = latest
    show(project(shown, selection.ids(), former))
  }

  const select = (wanted: readonly string[], isSelected: boolean) => {
    const ids = wanted.filter(id => cartRow(store.get(), id)?.selectable)
    selection.setAll(ids, isSelected)
    show(projectSelection(store.get(), ids, selection.ids()))
  }

  const showResults = (mergeResults: CartState['mergeResults']) => {
    progress = { ...progress, mergeResults }
    publish()
  }

  /** Switches to the cart of another user, or of a guest. */
  const become = (next: User | null) => {
    backend.stop()
    backend = (next && remote) ?? local
    user = next
    progress = { ...progress, mergeResults: null }
    undo.clear()
  }

  const shown = (id: string) => cartRow(store.get(), backend.resolveId(id))

  /** Adds and selects: what a shopper just took is what they mean to buy. */
  const put = async (line: CartLine, at = localLines.lines().length, select = true) => {
    let lineId: string | undefined
    let wasSelected = false
    const adding = backend.add({ ...line, id: newId() }, at, id => {
      lineId = id
      wasSelected = selection.has(id)
      if (!select) return
      selection.set(id, true)
      publish()
    })
    const { resolveId } = backend
    const result = await adding
    if (!result.ok && result.error.code !== 'signed_out' && lineId && !wasSelected) {
      selection.set(resolveId(lineId), false)
      publish()
    }
    return result
  }

  const actions: CartActions = {
    async add(given) {
      let line: CartLine
      try {
        line = lineOf(given, '')
      } catch (error) {
        notify('cart.addFailed')
        return fail('invalid_line', (error as Error).message, error)
      }
      return isQuantity(line.quantity) ? put(line) : ignored()
    },

    async setQuantity(id, wanted) {
      if (!isQuantity(wanted)) return ignored()
      const line = shown(id)?.line
      if (!line) return unknownLine()
      const quantity = cappedQuantity(wanted, line.stock)
      return quantity === line.quantity ? ok(line) : backend.setQuantity(line, quantity)
    },

    async remove(id) {
      const row = shown(id)
      if (!row) return unknownLine()
      const { line, selected } = row
      const at = localLines.lines().findIndex(other => other.id === line.id)
      undo.remember({ line, selected, at })
      const result = await backend.remove(line, false)
      if (!result.ok) undo.forget(line.id)
      return result
    },

    async undoRemove(id) {
      const { resolveId } = backend
      const record = undo.take(id === undefined ? undefined : other => resolveId(other) === resolveId(id))
      if (!record) return unknownLine()
      return put(record.line, record.at, record.selected)
    },

    toggle(id) {
      const row = shown(id)
      if (!row) return
      select([row.line.id], !row.selected)
    },

    toggleShop(groupId) {
      const { groups, shops } = store.get()
      const group = groups.find(({ id }) => id === groupId)
      if (!group) return
      select(group.lineIds, shops.get(groupId)?.selected !== 'all')
    },

    selectAll() {
      const { positions, summary } = store.get()
      select([...positions.keys()], !summary.allSelected)
    },

    async saveForLater(id) {
      const line = shown(id)?.line
      if (!line) return unknownLine()
      // Saved first: a crash in between leaves the line in both places, never in none.
      const takeBack = saved.put(line)
      const result = await backend.remove(line, true)
      // Without an answer the server may have removed it; and after a log-out the list is another's.
      if (!result.ok && isRefusal(result.error.cause)) takeBack()
      return result
    },

    async restore(savedId) {
      const line = saved.lines().find(({ id }) => id === savedId)
      if (!line) return unknownLine()
      // A saved line stays saved until it is in the cart. Two requests to restore it share one addition.
      const putting = restoring.get(savedId) ?? put(line)
      restoring.set(savedId, putting)
      const result = await putting
      restoring.delete(savedId)
      if (result.ok) saved.drop(savedId)
      return result
    },

    removeSaved: saved.drop,
    reload: () => backend.reload(),

    beginCheckout() {
      const lines = selectedLines(store.get())
      if (lines.length) return ok(lines)
      notify('checkout.nothingSelected')
      return nothingSelected()
    },

    dismissMergeResults: () => showResults(null),

    async change(change) {
      showResults(change({ storage, localLines, selection, newId, hasSession }))
      if (backend === local) local.show()
      return backend.reload()
    },
  }

  return {
    cart: { get: store.get, getInitial: store.getInitial, subscribe: store.subscribe, ...actions } as Cart,

    /** Shows the guest's lines after the user has signed out. */
    signOut() {
      const wasUser = user !== null
      progress = { ...progress, phase: 'ready' }
      become(null)
      if (wasUser) selection.replace(null)
      else selection.load()
      saved.open(null)
      local.show()
      void local.reload()
    },

    /** The user's cart from here on; the guest's lines are merged into it. */
    signIn(next: User, isResumed: boolean) {
      if (user?.id !== next.id) {
        selection.load()
        local.show()
        become(next)
        // Shown until they are merged.
        remote?.start(local.confirmed().lines, isResumed)
        saved.open(next.id)
      }
      void backend.reload()
    },

    /** Another tab wrote the key; null is every key. */
    onStorageEvent(key: string | null) {
      if (!key || key === GUEST_KEYS.selection) {
        selection.load()
        publish()
      }
      if (!key || key === saved.key()) saved.reload()
      backend.onStorageEvent(key)
    },

    /** The page came back, or the network did. */
    wake() {
      if (!user) local.show()
      void backend.reload(true)
    },

    /** Drops what is under way. The state stays as it is. */
    stop: () => become(null),
  }
}
