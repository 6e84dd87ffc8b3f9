import type { Suggestions } from '@stoa/api-client/schema'
import { useDeferredValue, useEffect, useState } from 'react'
import { pictureFile } from '../../lib/picture-file.ts'
import { categoryHref, productHref, shopHref } from '../../lib/view.ts'

const PAUSE_IN_MS = 150
const FRESH_IN_MS = 300_000
const KEPT = 50

/** Going back a letter asks nobody again. */
const known = new Map<string, { readonly answer: Suggestions; readonly until: number }>()

/** What fits the letters typed so far, in three groups. */
export function useSuggestions() {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(useSettled(typed.trim(), PAUSE_IN_MS))
  const data = useFound(text)
  const suggestions = data && [
    {
      label: 'Products',
      items: data.products.map(({ slug, name, shop, picture }) => ({
        href: productHref(slug),
        label: name,
        detail: shop.name,
        picture: picture ? { src: pictureFile(picture, 160), alt: '' } : undefined,
      })),
    },
    {
      label: 'Categories',
      items: data.categories.map(({ name, path }) => ({ href: categoryHref(path), label: name })),
    },
    { label: 'Shops', items: data.shops.map(({ name, slug }) => ({ href: shopHref(slug), label: name })) },
  ]
  return {
    onInput: setTyped,
    suggestions: suggestions?.filter(group => group.items.length > 0),
  }
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
