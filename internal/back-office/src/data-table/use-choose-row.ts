'use client'

import { useCallback, useEffect, useRef } from 'react'
import { type Selection, withRows } from './selection.ts'

/** Ticks a row in the selection as it is by then: one and the same function, so that no row is drawn again for it. */
export function useChooseRow(
  selection: Selection | undefined,
  onSelectionChange: ((selection: Selection) => void) | undefined,
) {
  const latest = useRef({ selection, onSelectionChange })
  useEffect(() => {
    latest.current = { selection, onSelectionChange }
  })
  return useCallback((id: string, chosen: boolean) => {
    const { selection, onSelectionChange } = latest.current
    if (selection) onSelectionChange?.(withRows(selection, [id], chosen))
  }, [])
}
