import { setTimer } from '../adapters/timer.ts'
import { createWebStorage } from '../adapters/web-storage.ts'
import type { StoragePort } from '../ports.ts'
import { createSafeStorage } from '../storage.ts'
import { createStore } from '../store.ts'
import type { Store } from '../types.ts'
import { parseWishes, type Wish } from './wishes.ts'

/** Storage key of a guest's wish list. */
export const WISH_LIST_KEY = 'stoa:wish-list'

/** Maximum number of wishes in a list, on the device and on the server. */
export const MAX_WISHES = 500

/** The server's wish list. Each call may be repeated. */
export interface WishApi {
  ids(): Promise<readonly string[]>
  save(wish: Wish): Promise<unknown>
  remove(productId: string): Promise<unknown>
  /** Answers all that the list has then, and what it has no room for. */
  merge(
    wishes: readonly Wish[],
  ): Promise<{ readonly productIds: readonly string[]; readonly refused: readonly string[] }>
}

export interface WishListState {
  readonly ids: ReadonlySet<string>
  /** A guest's wishes with what the device knows of them, the newest first; empty for a user. */
  readonly guest: readonly Wish[]
  /** `failed`: the server's list could not be read. */
  readonly phase: 'loading' | 'ready' | 'failed'
}

export interface WishList extends Store<WishListState> {
  /** The list is this user's from here on; a guest's is merged into it. Null: a guest's. */
  open(userId: string | null): Promise<void>
  /**
   * Shows the wish immediately. Resolves with false if the list is full. Rejects, and restores what was shown, if the
   * server did not accept it.
   */
  save(wish: Wish): Promise<boolean>
  remove(productId: string): Promise<void>
  /** Stops listening to other tabs. */
  stop(): void
}

const EMPTY: WishListState = { ids: new Set(), guest: [], phase: 'loading' }

/**
 * The wish list of one visitor: on the device for a guest, on the server for a user. A guest's wishes are taken off the
 * device only once the server has answered that it has them: a crash in between repeats the merge, which is harmless.
 */
export function createWishList({ api, storage }: { api: WishApi; storage?: StoragePort }): WishList {
  const safe = createSafeStorage(storage ?? createWebStorage('localStorage'), setTimer)
  const store = createStore(EMPTY)
  let userId: string | null | undefined
  let confirmed: ReadonlySet<string> = new Set()
  let phase: WishListState['phase'] = 'loading'
  // What was asked for and is not answered yet, by product.
  let wanted = new Map<string, { isSaved: boolean }>()
  // One call at a time, in the order of the presses.
  let queue: Promise<unknown> = Promise.resolve()

  const stored = (): readonly Wish[] => safe.get(WISH_LIST_KEY, parseWishes) ?? []
  const keep = (wishes: readonly Wish[]) => safe.set(WISH_LIST_KEY, wishes.length > 0 ? wishes : null)

  const publish = () => {
    const guest = userId === null ? stored() : []
    const ids = new Set(userId ? confirmed : guest.map(({ productId }) => productId))
    for (const [id, { isSaved }] of wanted) {
      if (isSaved) ids.add(id)
      else ids.delete(id)
    }
    store.set({ ids, guest, phase })
  }

  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  const readServer = async (): Promise<readonly string[]> => {
    const sent = stored()
    if (sent.length === 0) return api.ids()
    const { productIds, refused } = await api.merge(sent.slice(0, MAX_WISHES))
    const isSent = (wish: Wish) =>
      sent.some(({ productId, savedAt }) => productId === wish.productId && savedAt === wish.savedAt)
    // Wishes added since the request stay for the next time, as do those that had no room.
    keep(stored().filter(wish => !isSent(wish) || refused.includes(wish.productId)))
    return productIds
  }

  /** Sends a change to the server and shows it until then; if the call fails, the change is no longer shown. */
  const change = async (id: string, isSaved: boolean, call: () => Promise<unknown>): Promise<void> => {
    const own = { isSaved }
    const whose = userId
    wanted.set(id, own)
    publish()
    try {
      await inOrder(async () => {
        if (whose !== userId) return
        await call()
        if (whose !== userId) return
        const next = new Set(confirmed)
        if (isSaved) next.add(id)
        else next.delete(id)
        confirmed = next
      })
    } finally {
      if (wanted.get(id) === own) wanted.delete(id)
      publish()
    }
  }

  const stopListening = safe.onStorageEvent(key => {
    if (userId === null && (!key || key === WISH_LIST_KEY)) publish()
  })

  return {
    get: store.get,
    getInitial: store.getInitial,
    subscribe: store.subscribe,

    async open(next) {
      if (next === userId && phase !== 'failed') return
      if (next !== userId) {
        confirmed = new Set()
        wanted = new Map()
      }
      userId = next
      phase = next === null ? 'ready' : 'loading'
      publish()
      if (next === null) return
      try {
        await inOrder(async () => {
          if (userId !== next) return
          const ids = await readServer()
          if (userId !== next) return
          confirmed = new Set(ids)
          phase = 'ready'
        })
      } catch {
        if (userId === next) phase = 'failed'
      }
      publish()
    },

    async save(wish) {
      const { productId } = wish
      if (store.get().ids.has(productId)) return true
      if (store.get().ids.size >= MAX_WISHES) return false
      if (userId) await change(productId, true, () => api.save(wish))
      else {
        keep([wish, ...stored()])
        publish()
      }
      return true
    },

    async remove(productId) {
      keep(stored().filter(wish => wish.productId !== productId))
      if (userId) await change(productId, false, () => api.remove(productId))
      else publish()
    },

    stop: stopListening,
  }
}
