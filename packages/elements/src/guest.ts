/** Entry of a guest's cart. It loads when lines are stored, or when the first one is added. */
import type { CartApi, StoragePort } from '@stoa/cart-core'
import { createGuestCart, createWebStorage, type GuestCart } from '@stoa/cart-core/guest'

interface GuestOptions {
  readonly quote: CartApi['quote']
  /** Beginning of the storage keys. */
  readonly prefix: string
}

/** Creates the cart. Lines are grouped by shop, since a page of another site may sell things of several. */
export const createGuest = ({ quote, prefix }: GuestOptions): GuestCart =>
  createGuestCart({ quote, groupBy: 'shop', storage: prefixed(createWebStorage('localStorage'), prefix) })

const prefixed = (storage: StoragePort, prefix: string): StoragePort => ({
  read: key => storage.read(prefix + key),
  write: (key, value) => storage.write(prefix + key, value),
  onStorageEvent: listener =>
    storage.onStorageEvent(key => {
      if (key === null) listener(null)
      else if (key.startsWith(prefix)) listener(key.slice(prefix.length))
    }),
})
