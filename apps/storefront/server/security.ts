import type { CheckoutPolicy } from '../app/lib/checkout-policy.ts'

/** Headers of every page and file that the storefront itself serves. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Header for a marketplace with https. Browsers then use only https for two years. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** Inline code of a response that may run. */
interface Allowed {
  /** Hashes of the inline scripts that we have written. */
  readonly scripts: readonly string[]
  /** Nonce of style elements, which libraries add while the page is used. */
  readonly digest: string
}

/**
 * Content security policy of a response. Allows scripts from our own files and the inline ones that are named by their
 * hashes, and style elements with the page's digest. Allows style attributes, which React writes into the HTML for sizes
 * that only a page knows.
 *
 * @param allowed null for responses that are no pages
 * @param provider needs of the payment provider on the checkout page; null on all other pages
 */
export function contentSecurityPolicy(
  allowed: Allowed | null,
  provider: CheckoutPolicy | null = null,
): string {
  const { scripts, hosts } = provider
    ? { scripts: ` ${provider.scripts}`, hosts: ` ${provider.hosts}` }
    : { scripts: '', hosts: '' }
  const inline = allowed?.scripts.map(hash => ` ${hash}`).join('') ?? ''
  const style = allowed ? ` 'nonce-${allowed.digest}'` : ''
  return [
    "default-src 'self'",
    `script-src 'self'${inline}${scripts}`,
    ...(provider?.writesStyles
      ? ["style-src 'self' 'unsafe-inline'"]
      : [`style-src 'self'${style}`, "style-src-attr 'unsafe-inline'"]),
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

/** Whether the path is the checkout, the only page that loads a provider's code. The policy applies to the document. */
export const isCheckoutPage = (path: string): boolean => /^\/checkout\/?(\?|$)/.test(path)
