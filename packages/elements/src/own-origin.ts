/** Entry of pages on the marketplace's own origin. Only there can a session be stored. */
import { STORAGE_KEYS } from '@stoa/cart-core'
import type { CartPort } from './market/types.ts'

/** Country that the visitor has chosen at the storefront for deliveries; null if there is none. */
export const country = (): string | null =>
  document.cookie.match(/(?:^|;\s*)deliver-to=([A-Z]{2})(?=;|$)/)?.[1] ?? null

/**
 * Returns the core of the stored session, or null if no session is stored.
 *
 * @param readCurrency returns the marketplace's currency
 * @param onLogin called with the core when another tab has logged in later
 */
export async function openSession(
  readCurrency: () => Promise<string>,
  onLogin: (core: CartPort) => void,
): Promise<CartPort | null> {
  const hasSession = () => {
    try {
      return localStorage.getItem(STORAGE_KEYS.session) !== null
    } catch {
      return false
    }
  }
  const open = async () => (await import('./session.ts')).startSessionCore(country, await readCurrency())
  if (hasSession()) return open()
  const watching = new AbortController()
  addEventListener(
    'storage',
    ({ key }) => {
      if ((key !== null && key !== STORAGE_KEYS.session) || !hasSession()) return
      watching.abort()
      open().then(onLogin, () => undefined)
    },
    { signal: watching.signal },
  )
  return null
}
