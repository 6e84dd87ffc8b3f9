import { cameFrom } from '../../shared/navigation/came-from.ts'

const SEEN_AFTER_MS = 1_000

/** Kind of the page that led to a product: `home`, `shop`, `category`, `search` or `elsewhere`. */
export function sourceOf(path: string | null): string {
  const first = path?.split('/')[1] ?? '-'
  if (first === '') return 'home'
  if (first === 'vendors') return 'shop'
  if (/^(all-product|best-seller)$/.test(first)) return 'category'
  return /^(category|shop|search)$/.test(first) ? first : 'elsewhere'
}

/**
 * Reports a view of a product's page to the API: the product and the source, nothing about the visitor. Waits for a
 * second, long after the first picture, and until the page is visible.
 *
 * @returns a function that cancels the report while it waits
 */
export function countView(product: string): () => void {
  const send = () =>
    document.hidden
      ? document.addEventListener('visibilitychange', send, { once: true })
      : navigator.sendBeacon(
          '/api/public/views',
          new Blob([JSON.stringify({ product, source: sourceOf(cameFrom()) })], { type: 'application/json' }),
        )
  // A page that is left right away doesn't count as seen.
  const timer = setTimeout(send, SEEN_AFTER_MS)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', send)
  }
}
