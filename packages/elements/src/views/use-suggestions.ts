import type { SearchSuggestionGroup } from '@stoa/ui/search'
import { useEffect, useState } from 'react'
import type { Market } from '../market/types.ts'

/** Time without a key after which suggestions are read, in milliseconds. */
const PAUSE = 150

/** Returns suggestions for the typed text. Earlier ones stay until others have come. */
export function useSuggestions(market: Market, typed: string): readonly SearchSuggestionGroup[] | undefined {
  const [groups, setGroups] = useState<readonly SearchSuggestionGroup[]>()
  const text = typed.trim()
  useEffect(() => {
    if (!text) return setGroups(undefined)
    let isCurrent = true
    const timer = setTimeout(async () => {
      // The search works without them.
      const found = await import('../more.ts').then(more => more.suggest(market, text)).catch(() => undefined)
      if (isCurrent) setGroups(found)
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [market, text])
  return groups
}
