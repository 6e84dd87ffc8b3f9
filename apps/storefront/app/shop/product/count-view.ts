import { cameFrom } from '../../shared/navigation/came-from.ts'

const SEEN_AFTER_MS = 1_000

/** Which kind of page leads to a product: its name, for those that have that of their kind. */
export function sourceOf(path: string | null): string {
  const first = path?.split('/')[1] ?? '-'
  if (first === '') return 'home'
  if (first === 'vendors') return 'shop'
  if (/^(all-product|best-seller)$/.test(first)) return 'category'
  return /^(category|shop|search)$/.test(first) ? first : 'elsewhere'
}

/**
 * Tells the API that a product's page was seen: which product and from where, nothing about the visitor. It waits for a
 * second, long after the first picture, and until the page is looked at.
 *
 * @returns what takes it back while it waits
 */
export function countView(product: string): () => void {
  const send = () =>
    document.hidden
      ? document.addEventListener('visibilitychange', send, { once: true })
      : navigator.sendBeacon(
          '/api/public/views',
          new Blob([JSON.stringify({ product, source: sourceOf(cameFrom()) })], { type: 'application/json' }),
        )
  // What is only passed by is not seen.
  const timer = setTimeout(send, SEEN_AFTER_MS)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', send)
  }
}
