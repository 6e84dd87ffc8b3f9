import { noSelection, type Selection } from '@stoa/back-office'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { viewedProducts } from './list-query.ts'

/**
 * Selection of a list. It ends when the user leaves the page whose rows are selected, or changes the filter of a view
 * that is selected as a whole.
 */
export function useViewSelection(viewed: ReturnType<typeof viewedProducts>) {
  const { search } = useLocation()
  const filter = JSON.stringify(viewed)
  const [chosen, setChosen] = useState({ at: '', selection: noSelection })
  const placeOf = ({ all }: Selection) => (all ? filter : search)
  const selection = chosen.at === placeOf(chosen.selection) ? chosen.selection : noSelection
  return [selection, (next: Selection) => setChosen({ at: placeOf(next), selection: next })] as const
}
