import { STORAGE_KEYS } from '@stoa/cart-core'
import { useNonce } from '../starter/nonce.ts'

/** As `useAskToLogIn` does it, in the words of a browser that has nothing but the page. */
const source = `try {
if (localStorage.getItem('${STORAGE_KEYS.session}') === null) {
sessionStorage.setItem('${STORAGE_KEYS.returnTo}', JSON.stringify(location.pathname + location.search))
location.replace('/login')
}
} catch {}`

/**
 * Sends a guest to log in as soon as the page is there. Only the browser knows that nobody is signed in; on a slow
 * network its scripts would find it out seconds later, and the form would come last of all.
 */
export function AskAtOnce() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? source : '' }}
    />
  )
}
