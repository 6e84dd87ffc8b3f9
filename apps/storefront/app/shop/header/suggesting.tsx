import type { SearchSuggestionGroup } from '@stoa/ui'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useApi } from '../../data/use-api.ts'
import { recentSearches } from '../recently-viewed/stored-lists.ts'
import { useStoredList } from '../recently-viewed/use-stored-list.ts'
import { toFoundGroups, toRecentGroups } from './suggestion-groups.ts'

const PAUSE_IN_MS = 150

export interface SuggestingProps {
  readonly typed: string
  /** Must be the same function on every render. */
  readonly onFound: (groups: readonly SearchSuggestionGroup[] | undefined) => void
}

/**
 * Finds suggestions for the text in the search box, or recent searches while it is empty. Renders nothing, so that its
 * code can load after the box.
 */
export function Suggesting({ typed, onFound }: SuggestingProps) {
  const text = useDeferredValue(useSettled(typed.trim()))
  if (text) return <Found text={text} onFound={onFound} />
  return typed === '' ? <Recent onFound={onFound} /> : null
}

type PartProps = Pick<SuggestingProps, 'onFound'>

function Found({ text, onFound }: PartProps & { readonly text: string }) {
  const { data } = useApi(
    '/api/public/search/suggestions',
    { params: { query: { q: text } } },
    { keepPreviousData: true },
  )
  useReport(
    useMemo(() => data && toFoundGroups(text, data), [text, data]),
    onFound,
  )
  return null
}

function Recent({ onFound }: PartProps) {
  const recent = useStoredList(recentSearches)
  useReport(
    useMemo(() => toRecentGroups(recent, recentSearches.clear), [recent]),
    onFound,
  )
  return null
}

function useReport(
  groups: readonly SearchSuggestionGroup[] | undefined,
  onFound: SuggestingProps['onFound'],
): void {
  useEffect(() => {
    onFound(groups)
    return () => onFound(undefined)
  }, [groups, onFound])
}

/** Returns the value once it has stayed the same for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_IN_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
