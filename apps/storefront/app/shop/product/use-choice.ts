import type { Product } from '@stoa/api-client/schema'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Choice, firstChoice } from './choice.ts'
import { readChoice, withChoice } from './choice-address.ts'

/**
 * What is chosen of a product. The address says it, so that a reload and a shared link keep it; a choice makes no
 * entry in the history and reads nothing. Until something is chosen the address stays plain.
 */
export function useChoice(product: Product): [Choice, (choice: Choice) => void] {
  const { search, key } = useLocation()
  const [chosen, setChosen] = useState(() => readChoice(product, search))

  // A link to this page may name another variant.
  useEffect(() => {
    const named = readChoice(product, window.location.search)
    if (named) setChosen(named)
  }, [key])

  // Links to reviews and questions know nothing of it: it is written after each of them too.
  useEffect(() => {
    if (!chosen) return
    const { pathname, search: present, hash } = window.location
    const wanted = withChoice(product, chosen, present)
    if (wanted !== present) window.history.replaceState(window.history.state, '', pathname + wanted + hash)
  }, [chosen, key, product])

  return [chosen ?? firstChoice(product), setChosen]
}
