import type { Suggestions } from '@stoa/api-client/schema'
import type { SearchSuggestionGroup } from '@stoa/ui'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { pictureFile } from '../../lib/picture-file.ts'
import { categoryHref, productHref, shopHref } from '../../lib/view.ts'
import { recentSearches } from '../recently-viewed/stored-lists.ts'
import { useStoredList } from '../recently-viewed/use-stored-list.ts'

const PAUSE_IN_MS = 150
const FRESH_IN_MS = 300_000
const KEPT = 50

/** Going back a letter asks nobody again. */
const known = new Map<string, { readonly answer: Suggestions; readonly until: number }>()

const searchHref = (text: string) => `/search?q=${encodeURIComponent(text)}`

/** What fits the letters typed so far, in groups; before any is typed, what was searched for lately. */
export function useSuggestions(typed: string): readonly SearchSuggestionGroup[] | undefined {
  const text = useDeferredValue(useSettled(typed.trim(), PAUSE_IN_MS))
  const data = useFound(text)
  const recent = useStoredList(recentSearches)
  const isEmpty = typed === ''
  return useMemo(() => {
    const groups = text ? data && groupsOf(text, data) : isEmpty ? recentGroup(recent) : undefined
    return groups?.filter(group => group.items.length > 0)
  }, [text, data, isEmpty, recent])
}

const recentGroup = (recent: readonly string[]): SearchSuggestionGroup[] | undefined =>
  recent.length === 0
    ? undefined
    : [
        {
          label: 'Recent searches',
          action: { label: 'Clear', onPress: recentSearches.clear },
          items: recent.map(entry => ({ href: searchHref(entry), label: entry, icon: 'recent' })),
        },
      ]

function groupsOf(text: string, found: Suggestions): SearchSuggestionGroup[] {
  const meant = found.correctedQuery ?? text
  const any = found.products.length + found.categories.length + found.shops.length > 0
  return [
    {
      label: found.correctedQuery ? `Nothing for “${text}”. Did you mean “${meant}”?` : 'Products',
      items: found.products.map(({ slug, name, shop, picture }) => ({
        href: productHref(slug),
        label: name,
        detail: shop.name,
        picture: picture ? { src: pictureFile(picture, 160), alt: '' } : undefined,
      })),
    },
    {
      label: 'Categories',
      items: found.categories.map(({ name, path }) => ({ href: categoryHref(path), label: name })),
    },
    {
      label: 'Shops',
      items: found.shops.map(({ name, slug, logo }) => ({
        href: shopHref(slug),
        label: name,
        picture: logo ? { src: pictureFile(logo, 160), alt: '' } : undefined,
      })),
    },
    {
      items: any
        ? [{ href: searchHref(meant), label: `All results for “${meant}”`, icon: 'search' as const }]
        : [],
    },
  ]
}

/** The answer to `text`; while it is under way, the one before it. */
function useFound(text: string): Suggestions | undefined {
  const [found, setFound] = useState<Suggestions>()
  useEffect(() => {
    if (!text) return setFound(undefined)
    const kept = known.get(text)
    if (kept && Date.now() < kept.until) return setFound(kept.answer)
    const abort = new AbortController()
    find(text, abort.signal).then(setFound, () => undefined)
    return () => abort.abort()
  }, [text])
  return text ? found : undefined
}

async function find(text: string, signal: AbortSignal): Promise<Suggestions> {
  const { readSuggestions } = await import('../../data/reads.ts')
  signal.throwIfAborted()
  const answer = await readSuggestions(text, signal)
  if (known.size >= KEPT) known.clear()
  known.set(text, { answer, until: Date.now() + FRESH_IN_MS })
  return answer
}

function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
