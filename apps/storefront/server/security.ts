import type { CheckoutPolicy } from '../app/lib/checkout-policy.ts'

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

/**
 * The policy of one answer. Scripts run, and style elements count, by this answer's nonce or from our own files only.
 * Style attributes stay open: React writes them into the HTML, for sizes that only a page knows.
 *
 * @param provider what the payment provider of a checkout page needs; null on all other pages
 */
export function contentSecurityPolicy(nonce: string, provider: CheckoutPolicy | null = null): string {
  const { scripts, hosts } = provider
    ? { scripts: ` ${provider.scripts}`, hosts: ` ${provider.hosts}` }
    : { scripts: '', hosts: '' }
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${scripts}`,
    ...(provider?.writesStyles
      ? ["style-src 'self' 'unsafe-inline'"]
      : [`style-src 'self' 'nonce-${nonce}'`, "style-src-attr 'unsafe-inline'"]),
    `img-src 'self' data: blob:${hosts}`,
    "font-src 'self'",
    `connect-src 'self'${hosts}`,
    ...(provider ? [`frame-src${hosts}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Whether a request is for the one page that loads a provider's code. Its policy belongs to the whole document. */
export const isCheckoutPage = (path: string): boolean => /^\/checkout\/?(\?|$)/.test(path)
