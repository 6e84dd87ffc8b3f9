import { cookieOfCountry, countryOfCookies } from '../lib/country-cookie.ts'

const KEY = 'stoa:deliver-to'

const listeners = new Set<() => void>()

/**
 * Country to which this browser wants deliveries. The cookie decides: it alone reaches the server, and without scripts it
 * alone is written. The storage restores it, since browsers drop cookies sooner.
 */
export const chosenCountry = {
  /** Code of the country; null if none was chosen. */
  get: (): string | null => countryOfCookies(document.cookie),

  choose(code: string): void {
    // Before the storage: other tabs read the cookie when the storage changes.
    // biome-ignore lint/suspicious/noDocumentCookie: the other API is asynchronous and needs https.
    document.cookie = cookieOfCountry(code)
    try {
      localStorage.setItem(KEY, code)
    } catch {
      // The cookie is enough until it expires.
    }
    for (const listener of [...listeners]) listener()
  },

  /** Renews a choice, from the storage if the cookie has expired. */
  restore(): void {
    try {
      const code = chosenCountry.get() ?? localStorage.getItem(KEY)
      if (code) chosenCountry.choose(code)
    } catch {
      // Without storage there is nothing to restore.
    }
  },

  /** Calls the listener after each choice, in this tab or another. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
}
