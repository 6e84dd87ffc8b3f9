/** Headers of every page and file that the storefront itself answers. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Of a marketplace that is reached by https: browsers come back by nothing else for two years. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

const PAYPAL_SCRIPTS = 'https://www.paypal.com https://www.sandbox.paypal.com https://www.paypalobjects.com'
const PAYPAL_HOSTS = 'https://*.paypal.com https://*.paypalobjects.com'

/**
 * The policy of one answer. Scripts run, and style elements count, by this answer's nonce or from our own files only.
 * Style attributes stay open: React writes them into the HTML, for sizes that only a page knows. PayPal's SDK writes
 * style elements without a nonce.
 *
 * @param paysByPayPal the page loads PayPal's SDK, which brings frames and calls of its own
 */
export function contentSecurityPolicy(nonce: string, paysByPayPal = false): string {
  const paypal = (hosts: string) => (paysByPayPal ? ` ${hosts}` : '')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${paypal(PAYPAL_SCRIPTS)}`,
    ...(paysByPayPal
      ? ["style-src 'self' 'unsafe-inline'"]
      : [`style-src 'self' 'nonce-${nonce}'`, "style-src-attr 'unsafe-inline'"]),
    `img-src 'self' data: blob:${paypal(PAYPAL_HOSTS)}`,
    "font-src 'self'",
    `connect-src 'self'${paypal(PAYPAL_HOSTS)}`,
    ...(paysByPayPal ? [`frame-src ${PAYPAL_HOSTS}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Whether a request is for the one page that loads PayPal's SDK. Its policy belongs to the whole document. */
export const isCheckoutPage = (path: string): boolean => /^\/checkout\/?(\?|$)/.test(path)

/** PayPal's wallet opens a window that reports to this page; under `same-origin` neither would know the other. */
export const OPENER_OF_PAYPAL = 'same-origin-allow-popups'
