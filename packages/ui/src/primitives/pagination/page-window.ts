export type PageSlot = number | 'gap'

/**
 * Returns the page numbers to show: the first, the last, the current one with both neighbors, and gaps. A gap never
 * replaces a single page, since the number is as short as the gap. Pages count from 1; a current page outside the
 * range is clamped into it.
 */
export function pageWindow(current: number, count: number): PageSlot[] {
  if (!(count >= 1)) return []
  const last = Math.floor(count)
  const page = Math.min(Math.max(1, Math.floor(current) || 1), last)
  const shown = new Set([1, last, page - 1, page, page + 1])
  if (page <= 3) shown.add(2).add(3)
  if (page >= last - 2) shown.add(last - 1).add(last - 2)

  const pages = [...shown].filter(n => n >= 1 && n <= last).sort((a, b) => a - b)
  return pages.flatMap((n, index): PageSlot[] => {
    const skipped = n - (pages[index - 1] ?? 0) - 1
    if (skipped <= 0) return [n]
    return skipped === 1 ? [n - 1, n] : ['gap', n]
  })
}
