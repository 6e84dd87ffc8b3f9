/** Permissions that a provider's code needs from its document. Only the checkout page is served with them. */
export interface CheckoutPolicy {
  /** Hosts of its scripts. */
  readonly scripts: string
  /** Hosts of its frames, calls and pictures. */
  readonly hosts: string
  /** Whether its scripts write style elements without a nonce. */
  readonly writesStyles: boolean
  /** Value of `cross-origin-opener-policy`. */
  readonly opener: 'same-origin' | 'same-origin-allow-popups'
}

let policy: CheckoutPolicy | null = null

// The page contains it, so that a link to the checkout doesn't have to ask.
const isSaidApart = typeof document !== 'undefined' && document.documentElement.dataset.checkout === 'apart'

/** Sets, on the server, the policy of the checkout page; null if it has the policy of every page. */
export function setCheckoutPolicy(next: CheckoutPolicy | null): void {
  policy = next
}

/** The checkout page's own policy, on the server. */
export const checkoutPolicy = (): CheckoutPolicy | null => policy

/** Whether the checkout page must be loaded as a document, since its policy differs from that of other pages. */
export const isCheckoutApart = (): boolean => isSaidApart || policy !== null
