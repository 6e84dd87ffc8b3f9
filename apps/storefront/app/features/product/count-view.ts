import { cameFrom } from '../navigation/came-from.ts'

const SEEN_AFTER_MS = 1_000

/** Which kind of page leads to a product. */
export function sourceOf(path: string | null): string {
  if (path === '/') return 'home'
  const [, first = ''] = (path ?? '').split('/')
  if (/^(category|all-product|best-seller)$/.test(first)) return 'category'
  if (/^(shop|vendors)$/.test(first)) return 'shop'
  return first === 'search' ? 'search' : 'elsewhere'
}

/**
 * Tells the API that a product's page was seen: which product and from where, nothing about the visitor. It waits for a
 * second, long after the first picture, and until the page is looked at.
 *
 * @returns what takes it back while it waits
 */
export function countView(product: string): () => void {
  const body = JSON.stringify({ product, source: sourceOf(cameFrom()) })
  const send = () => {
    if (document.hidden) return void document.addEventListener('visibilitychange', send, { once: true })
    navigator.sendBeacon?.('/api/public/views', new Blob([body], { type: 'application/json' }))
  }
  // What is only passed by is not seen.
  const timer = setTimeout(send, SEEN_AFTER_MS)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', send)
  }
}
