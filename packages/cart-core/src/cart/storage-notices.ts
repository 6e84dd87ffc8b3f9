import { GUEST_KEYS } from '../guest-keys.ts'
import type { Notify } from '../messages.ts'
import type { SafeStorage } from '../storage.ts'

/** Notifies of lines that could not be read, and of storage that takes no values. */
export function notifyOfStorage(storage: SafeStorage, notify: Notify): void {
  storage.onSetAside(key => {
    if (key === GUEST_KEYS.guestItems) notify('cart.linesSetAside')
  })
  storage.onDegraded(() => notify('storage.degraded'))
}
