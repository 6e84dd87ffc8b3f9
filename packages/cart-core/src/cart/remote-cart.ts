import type { Notify } from '../messages.ts'
import type { CartApi, LockPort } from '../ports.ts'
import { fail, failed, ok, signedOut } from '../result.ts'
import type { SafeStorage } from '../storage.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'
import { deepEqual } from '../store.ts'
import type { CartLine, Result } from '../types.ts'
import type { RemoteCart, SharedParts } from './backend.ts'
import { groupByShop, isPurchasable, keepEqualLines, lineKey, toLineRequest } from './line.ts'
import { type Merge, mergeLocalLines } from './merge.ts'
import { createMutationQueue } from './mutation-queue.ts'
import type { Operation } from './project.ts'

const LOCK_WAIT_MS = 20_000

interface Dependencies extends SharedParts {
  readonly api: () => CartApi
  readonly storage: SafeStorage
  readonly locks: LockPort
  readonly newId: () => string
  readonly notify: Notify
  /** Whether the user comes from the checkout. Then the selection of the merged lines is stored as well. */
  readonly isFromCheckout: () => boolean
}

/** A user's cart: the server has it; a change is shown at once and sent. */
export function createRemoteCart(dependencies: Dependencies): RemoteCart {
  const { api, storage, locks, newId, notify, localLines, selection } = dependencies
  const { save, isFromCheckout, onProgress, onChange, onLocalLinesChange } = dependencies
  let lines: readonly CartLine[] = []
  // Provisional ids that the server has named since.
  const renamed = new Map<string, string>()
  // Goes up when the session ends: an answer to an older one is dropped.
  let epoch = 0
  let reads = 0
  let changes = 0
  // Something is known to be otherwise on the server: what came between a read and its answer, or what failed.
  let mustRead = false
  let keepsSelection = false
  // Whether the server's cart was ever shown to this user.
  let isLoaded = false

  const find = (id: string) => lines.find(line => line.id === id)
  const put = (line: CartLine) => {
    lines = lines.map(other => (other.id === line.id ? line : other))
  }
  const drop = (id: string) => {
    lines = lines.filter(line => line.id !== id)
  }

  const send = async ({ kind, lineId, quantity }: Operation): Promise<CartLine | null> => {
    const line = find(lineId)!
    if (kind === 'add') {
      const { price, salePrice } = line
      // Each operation is sent once; what carries it may repeat it when the answer is lost.
      return api().add({ ...toLineRequest(line), quantity, price, salePrice }, newId())
    }
    // Quantity 0: the addition before it has failed.
    if (kind === 'remove') {
      if (line.quantity) await api().remove(lineId)
      return null
    }
    if (!line.quantity) throw { code: 'unknown_line' }
    return api().setQuantity(lineId, quantity)
  }

  /** The line `from` is the server's `line`: in its place, or joined to the one that is there under the name. */
  const rename = (from: string, line: CartLine) => {
    if (find(line.id)) drop(from)
    else lines = lines.map(other => (other.id === from ? line : other))
    queue.rename(from, line.id)
    selection.rename(from, line.id)
    renamed.set(from, line.id)
  }

  const queue = createMutationQueue({
    notify,
    send,
    onSettled(operation, answer) {
      const { lineId } = operation
      const line = find(lineId)
      if (answer === undefined) mustRead = true
      if (answer) {
        if (answer.id !== lineId) rename(lineId, answer)
        const before = find(answer.id)
        put(before && deepEqual(before, answer) ? before : answer)
      } else if (line && (answer === null || !line.quantity)) {
        // Later operations may still bring it back: then its place is kept.
        if (queue.isPending(lineId)) put({ ...line, quantity: 0 })
        else {
          drop(lineId)
          selection.set(lineId, false)
        }
      }
    },
    onChange,
    onIdle() {
      tellTabs()
      // Each answer contains its line, so the whole cart is read only if that is not enough.
      if (mustRead) void refresh()
    },
  })

  const submit = (operation: Operation, line: CartLine, isQuiet = false) => {
    changes++
    return queue.submit(lineKey(line), operation, isQuiet)
  }

  const tellTabs = () => storage.set(STORAGE_KEYS.cartChanged, newId())

  /** Reads the cart. Its answer counts only as the latest's, and only if nothing was changed since it was asked for. */
  const read = async (): Promise<Result<null>> => {
    const at = epoch
    const [turn, before] = [++reads, changes]
    mustRead = false
    try {
      const answer = await api().read()
      if (at !== epoch) return signedOut()
      if (turn !== reads) return ok(null)
      if (!queue.isIdle()) mustRead = true
      else if (before !== changes) return read()
      else {
        lines = keepEqualLines(lines, groupByShop(answer))
        const ids = new Set(lines.map(({ id }) => id))
        selection.prune(id => ids.has(id))
        // A browser that knows nothing of a selection takes the cart as it is meant: to be bought.
        if (!isLoaded && !selection.isStored())
          selection.setAll(
            lines.filter(isPurchasable).map(({ id }) => id),
            true,
          )
      }
      return ok(null)
    } catch (error) {
      if (at !== epoch) return signedOut()
      mustRead = true
      return failed(error, 'The server could not be reached')
    }
  }
  const refresh = () => read().then(onChange)

  // The guest's lines that the last merge was tried with: another tab's trying them too is no news.
  let attempted = ''
  const fingerprint = () =>
    localLines
      .lines()
      .map(({ id, quantity }) => id + quantity)
      .join()

  /** Merges the guest's lines, if there are any, then shows the server's cart. */
  const mergeAndRead = async (isQuiet: boolean): Promise<Result<null>> => {
    const at = epoch
    const merge: Merge = { results: [], select: [] }
    const storesSelection = isFromCheckout()
    let problem: unknown
    attempted = fingerprint()
    if (attempted) {
      onProgress({ phase: 'merging' })
      const wanted = selection.ids()
      const isWanted = ({ id }: CartLine) => wanted.has(id)
      const run = () => mergeLocalLines({ localLines, api: api(), newId, isWanted, save }, merge)
      try {
        await locks.request('stoa:cart-sync', run, LOCK_WAIT_MS)
      } catch (error) {
        problem = error
      }
      if (at !== epoch) {
        // A user who has logged out since then became a guest again, with lines that are merged by now.
        onLocalLinesChange()
        return signedOut()
      }
    } else if (!isLoaded) onProgress({ phase: 'loading' })
    if (merge.results.length) {
      if (keepsSelection) selection.setAll(merge.select, true)
      else if (storesSelection) selection.replace(merge.select)
      else selection.keep(merge.select)
      tellTabs()
      onProgress({ mergeResults: merge.results })
      if (!problem) notify('cart.mergeOk')
    }
    if (problem) notify('cart.mergeFailed')
    const result = await read()
    if (at !== epoch) return signedOut()
    if (!result.ok && !isQuiet && !problem) notify('cart.loadFailed')
    isLoaded ||= result.ok
    onProgress({ phase: isLoaded ? 'ready' : 'failed' })
    return problem ? fail('merge_failed', 'The cart could not be merged', problem) : result
  }

  let reloading: Promise<Result<null>> | null = null
  const reload = (isQuiet = false) => {
    if (!reloading) {
      const running = mergeAndRead(isQuiet).finally(() => {
        if (reloading === running) reloading = null
      })
      reloading = running
      queue.hold(running)
    }
    return reloading
  }

  return {
    start(shown, keeps) {
      keepsSelection = keeps
      lines = groupByShop(shown)
    },
    confirmed: () => ({ lines, operations: queue.operations(), isGrouped: true }),

    async add(line, _at, onLineId) {
      const key = lineKey(line)
      const twin = lines.find(other => lineKey(other) === key)
      if (!twin) lines = groupByShop([...lines, { ...line, quantity: 0 }])
      const lineId = twin?.id ?? line.id
      const result = submit({ kind: 'add', lineId, quantity: line.quantity }, line)
      onLineId(lineId)
      return result
    },
    setQuantity: (line, quantity) => submit({ kind: 'quantity', lineId: line.id, quantity }, line),
    remove: (line, isQuiet) => submit({ kind: 'remove', lineId: line.id, quantity: 0 }, line, isQuiet),
    reload,
    resolveId: id => renamed.get(id) ?? id,
    onStorageEvent(key) {
      if (key === STORAGE_KEYS.guestItems && fingerprint() && fingerprint() !== attempted) void reload()
      if (key === STORAGE_KEYS.cartChanged) void refresh()
    },
    stop() {
      epoch++
      reloading = null
      isLoaded = false
      lines = []
      renamed.clear()
      queue.reset()
    },
  }
}
