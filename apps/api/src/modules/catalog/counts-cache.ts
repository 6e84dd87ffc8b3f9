import type { Counts } from './list-counts.ts'

interface Kept {
  edition: string
  counts: Counts
}

/** Counts by filter, each good for one edition of the catalogue. */
export function createCountsCache(places = 1_000) {
  const kept = new Map<string, Kept>()
  return {
    get(words: string, edition: string | null): Counts | null {
      const found = kept.get(words)
      return found && found.edition === edition ? found.counts : null
    },
    set(words: string, edition: string | null, counts: Counts): void {
      if (edition === null) return
      kept.delete(words)
      kept.set(words, { edition, counts })
      if (kept.size > places) kept.delete(kept.keys().next().value!)
    },
  }
}
