import type { Page } from '@playwright/test'

export interface LayoutShift {
  /** Score of the shift as measured by the browser: moved share of the window times distance. */
  value: number
  /** Path of the URL at that moment, and the moved elements. */
  where: string
}

/**
 * Records all layout shifts, across documents. Includes shifts within half a second after a press, which the browser
 * excuses: on a slow phone the next page arrives later, and on a fast one it must not shift either.
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
