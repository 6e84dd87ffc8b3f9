import { useDeferredValue, useEffect, useState } from 'react'
import { useApi } from '../../data/core.ts'
import { pictureFile } from '../../lib/picture-file.ts'
import { categoryHref, productHref, shopHref } from '../../lib/view.ts'

const PAUSE_IN_MS = 150

/** What fits the letters typed so far, in three groups. */
export function useSuggestions() {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(useSettled(typed.trim(), PAUSE_IN_MS))
  const { data } = useApi(
    '/api/public/search/suggestions',
    text ? { params: { query: { q: text } } } : null,
    { keepPreviousData: true },
  )
  const found = text ? data : undefined
  const suggestions = found && [
    {
      label: 'Products',
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
    { label: 'Shops', items: found.shops.map(({ name, slug }) => ({ href: shopHref(slug), label: name })) },
  ]
  return {
    onInput: setTyped,
    suggestions: suggestions?.filter(group => group.items.length > 0),
  }
}

function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
