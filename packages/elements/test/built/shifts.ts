import type { Page } from 'playwright'

/** Returns how much the page's layout has shifted, also shortly after a key or a press. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          const entries = list.getEntries() as (PerformanceEntry & { value?: number })[]
          resolve(entries.reduce((sum, { value = 0 }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 1000, 0)
      }),
  )
