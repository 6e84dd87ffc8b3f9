import type { Counts } from './list-counts.ts'

interface Kept {
  edition: string
  counts: Counts
  until: number
}

/** Counts by filter. The catalogue's edition says whether they still hold; time heals what it misses. */
export function createCountsCache(places = 500, lifetime = 15_000) {
  const kept = new Map<string, Kept>()
  return {
    get(words: string): Kept | null {
      const found = kept.get(words)
      return found && found.until > Date.now() ? found : null
    },
    set(words: string, edition: string, counts: Counts): void {
      kept.delete(words)
      kept.set(words, { edition, counts, until: Date.now() + lifetime })
      if (kept.size > places) kept.delete(kept.keys().next().value!)
    },
  }
}
