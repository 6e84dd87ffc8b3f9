import { useEffect, useState } from 'react'
import type { Lists } from './read-page.ts'
import { type ReviewChoice, USUAL_SORT } from './review-choice.ts'

/** Time for which pages stay fresh, in milliseconds. Equal to that of the browser's other reads. */
const FRESH_MS = 5 * 60_000

/** Pages that this tab has shown, for visitors who come back. */
const shown = new Map<string, { readonly pages: readonly unknown[]; readonly at: number }>()

/**
 * Reads the pages after the first one, which comes with the product: one per call of `showMore`. Doesn't use SWR, whose
 * 7 kB would load for all visitors although most never ask for more.
 */
export function useMorePages<L extends keyof Lists>(
  list: L,
  slug: string,
  first: Lists[L],
  choice: Omit<ReviewChoice, 'cursor'> = {},
) {
  // With another first page, the former next pages could overlap or leave a gap.
  const key = JSON.stringify([list, slug, choice, first.page.next])
  const [more, setMore] = useState(() => (shown.get(key)?.pages ?? []) as readonly Lists[L][])
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  const pages = [first, ...more]
  const next = pages.at(-1)?.page.next

  const read = async (count: number, before: readonly Lists[L][]) => {
    // Loads the API client on the first press.
    const { readPage } = await import('./read-page.ts')
    const all = [...before]
    while (all.length < count) {
      const { next: cursor } = (all.at(-1) ?? first).page
      if (!cursor) break
      all.push(await readPage[list](slug, { sort: USUAL_SORT, ...choice, cursor }))
    }
    shown.set(key, { pages: all, at: Date.now() })
    setMore(all)
  }

  async function showMore() {
    setState('busy')
    try {
      await read(more.length + 1, more)
      setState('rest')
    } catch {
      setState('failed')
    }
  }

  // Runs once, for pages that were shown before.
  useEffect(() => {
    const before = shown.get(key)
    // If reading fails, the old pages stay.
    if (before && Date.now() - before.at > FRESH_MS) read(before.pages.length, []).catch(() => {})
  }, [])

  return {
    items: pages.flatMap(page => page.items as readonly Lists[L]['items'][number][]),
    /** Cursor of the page after the last one that is shown. */
    next,
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    showMore: () => void showMore(),
  }
}
