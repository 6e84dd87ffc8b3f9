import { useEffect, useState } from 'react'
import type { Lists } from './read-page.ts'
import { type ReviewChoice, USUAL_SORT } from './review-choice.ts'

/** As long as all that is read in the browser. */
const FRESH_MS = 5 * 60_000

/** What was shown in this tab, for the way back. */
const shown = new Map<string, { readonly pages: readonly unknown[]; readonly at: number }>()

/**
 * What comes after the first page, which came with the product: one page more with each `showMore`. SWR would be
 * 7 kB of a page on which most visitors never ask for more.
 */
export function useMorePages<L extends keyof Lists>(
  list: L,
  slug: string,
  first: Lists[L],
  choice: Omit<ReviewChoice, 'cursor'> = {},
) {
  // After another first page, what followed the last one would be doubled or missing.
  const key = JSON.stringify([list, slug, choice, first.page.next])
  const [more, setMore] = useState(() => (shown.get(key)?.pages ?? []) as readonly Lists[L][])
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  const pages = [first, ...more]
  const next = pages.at(-1)?.page.next

  const read = async (count: number, before: readonly Lists[L][]) => {
    // The client comes with the first press.
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

  // Once, for what was shown before this page.
  useEffect(() => {
    const before = shown.get(key)
    // What cannot be read again stays as it was.
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
