import { STORAGE_KEYS } from '@stoa/cart-core'
import { useNonce } from '../starter/nonce.ts'

/** Does the same as `useAskToLogIn`, as an inline script that needs no other code. */
const source = `try {
if (localStorage.getItem('${STORAGE_KEYS.session}') === null) {
sessionStorage.setItem('${STORAGE_KEYS.returnTo}', JSON.stringify(location.pathname + location.search))
location.replace('/login')
}
} catch {}`

/**
 * Sends a guest to the login page as soon as the page loads. Only the browser knows whether there is a session, and on a
 * slow network the page's scripts would find out seconds later.
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
