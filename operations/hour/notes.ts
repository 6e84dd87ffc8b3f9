/** Request of a visitor that did not succeed at once. */
export interface Trouble {
  /** Time of the first attempt; milliseconds. */
  at: number
  what: string
  /** Failure of the first attempt: `503`, `timeout`, `ECONNRESET`. */
  word: string
  /** Time until there was an answer; null if the visitor gave up. */
  healedMs: number | null
}

export interface Notes {
  asked: number
  troubles: Trouble[]
  /** Refusals that nothing explains, and answers that cannot be. */
  unexpected: string[]
  /** Number of actions of visitors, by name. */
  done: Map<string, number>
  count(name: string): void
  /** Describes the requests that began after a moment. */
  summary(since: number): string
}

export function createNotes(): Notes {
  const done = new Map<string, number>()
  const notes: Notes = {
    asked: 0,
    troubles: [],
    unexpected: [],
    done,
    count: name => void done.set(name, (done.get(name) ?? 0) + 1),
    summary(since) {
      const troubles = notes.troubles.filter(({ at }) => at >= since)
      if (troubles.length === 0) return 'nobody saw anything'
      const healed = troubles.filter(({ healedMs }) => healedMs !== null)
      const longest = Math.max(0, ...healed.map(({ healedMs }) => healedMs!))
      const words = [...Map.groupBy(troubles, ({ word }) => word)]
        .sort(([, one], [, other]) => other.length - one.length)
        .map(([word, same]) => `${same.length} × ${word}`)
      return (
        `${troubles.length} calls went wrong (${words.slice(0, 6).join(', ')}), ${healed.length} healed by a ` +
        `repetition after ${(longest / 1_000).toFixed(1)} s at the most, ${troubles.length - healed.length} given up`
      )
    },
  }
  return notes
}
