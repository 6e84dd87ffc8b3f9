import { STORAGE_KEYS } from '../constants.ts'
import { createStore } from '../store.ts'
import type { CartItem } from '../types.ts'
import type { Vault } from '../vault.ts'
import { parseLines } from './guest-lines.ts'
import { lineKey } from './line-key.ts'

/** Lines saved for later, kept in this browser: a guest's under one key, each user's under their own. */
export function createSaved(vault: Vault) {
  const store = createStore<readonly CartItem[]>([])
  let key: string = STORAGE_KEYS.saved
  const load = () => vault.get(key, parseLines) ?? []
  const edit = (change: (items: readonly CartItem[]) => readonly CartItem[]) => {
    const items = change(load())
    vault.set(key, items.length ? items : null)
    store.set(items)
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    key: () => key,
    reload: () => store.set(load()),
    /** Shows the user's own list; what was saved as a guest joins it. */
    open(userId: string | null) {
      const guests = userId ? (vault.get(STORAGE_KEYS.saved, parseLines) ?? []) : []
      key = userId ? `${STORAGE_KEYS.saved}:${userId}` : STORAGE_KEYS.saved
      store.set(load())
      if (!guests.length) return
      // Joined before it is taken away: a crash between the two repeats the joining, and ids keep it single.
      edit(items => [...items.filter(({ id }) => !guests.some(guest => guest.id === id)), ...guests])
      vault.set(STORAGE_KEYS.saved, null)
    },
    /** Answers what it replaces: the same product and variants as they were saved before. */
    put(item: CartItem) {
      const before = load().find(other => lineKey(other) === lineKey(item))
      edit(items => [...items.filter(other => lineKey(other) !== lineKey(item)), item])
      return before
    },
    drop: (id: string) => edit(items => items.filter(item => item.id !== id)),
  }
}
