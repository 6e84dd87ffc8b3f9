import type { SearchSuggestionGroup } from '@stoa/ui'
import { useEffect } from 'react'
import { useSuggestions } from './use-suggestions.ts'

export interface SuggestingProps {
  readonly typed: string
  /** Must be the same function on every render. */
  readonly onFound: (groups: readonly SearchSuggestionGroup[] | undefined) => void
}

/** Finds what fits the letters in the search box. Draws nothing, so that it can come after the box. */
export function Suggesting({ typed, onFound }: SuggestingProps) {
  const groups = useSuggestions(typed)
  useEffect(() => onFound(groups), [groups, onFound])
  return null
}
