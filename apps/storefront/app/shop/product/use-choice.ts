import type { Product } from '@stoa/api-client/schema'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Choice, firstChoice } from './choice.ts'
import { readChoice, withChoice } from './choice-address.ts'

/**
 * Keeps the choice of a product in the URL, so that a reload and a shared link keep it. A choice adds no history entry
 * and loads nothing. The URL stays plain until something is chosen.
 *
 * @returns the choice, its setter, and whether the shopper or the URL made it
 */
export function useChoice(product: Product): [Choice, (choice: Choice) => void, boolean] {
  const { search, key } = useLocation()
  const [chosen, setChosen] = useState(() => readChoice(product, search))

  // A link to this page may name another variant.
  useEffect(() => {
    const named = readChoice(product, window.location.search)
    if (named) setChosen(named)
  }, [key])

  // Links to reviews and questions leave the choice out, so it is written again after each of them.
  useEffect(() => {
    if (!chosen) return
    const { pathname, search: present, hash } = window.location
    const wanted = withChoice(product, chosen, present)
    if (wanted !== present) window.history.replaceState(window.history.state, '', pathname + wanted + hash)
  }, [chosen, key, product])

  return [chosen ?? firstChoice(product), setChosen, chosen !== null]
}
