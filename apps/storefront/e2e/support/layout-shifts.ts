import type { Page } from '@playwright/test'

export interface LayoutShift {
  /** Of the window's area that moved, by how much of its height: the browser's own measure. */
  value: number
  /** The address's path at that moment, and what moved. */
  where: string
}

/**
 * What moves on its own while the page is walked, over all documents. It counts what the browser forgives for half a
 * second after a press, too: on a slow phone the next page comes later, and on a quick one it must not move either.
 */
export async function watchLayoutShifts(page: Page): Promise<readonly LayoutShift[]> {
  const seen: LayoutShift[] = []
  await page.exposeFunction('noteLayoutShift', (shift: LayoutShift) => void seen.push(shift))
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      value: number
      sources: readonly { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const { noteLayoutShift } = window as unknown as { noteLayoutShift: (shift: LayoutShift) => void }
    const nameOf = (node: Node | null | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement
      const part = element?.closest<HTMLElement>('[data-component]')?.dataset.component
      return `${element?.tagName.toLowerCase()} of ${part}`
    }
    const rect = ({ y, height }: DOMRectReadOnly) => `${Math.round(y)}+${Math.round(height)}`
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${rect(previousRect)} → ${rect(currentRect)}`,
        )
        noteLayoutShift({ value, where: `${location.pathname}: ${moved.join(', ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return seen
}
