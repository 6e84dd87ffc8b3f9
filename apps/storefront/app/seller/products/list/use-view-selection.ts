import { noSelection, type Selection } from '@stoa/back-office'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { viewedProducts } from './list-query.ts'

/**
 * What is selected of a list. Ticked rows belong to the page that they stand on, the whole view to its filter: with
 * another one it would be another set of products.
 */
export function useViewSelection(viewed: ReturnType<typeof viewedProducts>) {
  const { search } = useLocation()
  const filter = JSON.stringify(viewed)
  const [chosen, setChosen] = useState({ at: '', selection: noSelection })
  const placeOf = ({ all }: Selection) => (all ? filter : search)
  const selection = chosen.at === placeOf(chosen.selection) ? chosen.selection : noSelection
  return [selection, (next: Selection) => setChosen({ at: placeOf(next), selection: next })] as const
}
