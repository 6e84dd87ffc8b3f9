'use client'

import { useCallback, useEffect, useRef } from 'react'
import { closeOnBack, type LayerEntry } from './close-on-back.ts'
import { useStoa } from './provider.tsx'

/**
 * Makes Back close a layer while it is open, if the host wants that.
 *
 * @returns a function that gives the layer's history entry to the host, which replaces it by another URL of the page. It
 * returns whether there is an entry.
 */
export function useCloseOnBack(open: boolean, close: () => void): () => boolean {
  const { closeOnBack: isWanted } = useStoa()
  const entry = useRef<LayerEntry>(undefined)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open || !isWanted) return
    entry.current = closeOnBack(() => latest.current())
    return () => {
      entry.current?.release()
      entry.current = undefined
    }
  }, [open, isWanted])
  return useCallback(() => entry.current?.give() ?? false, [])
}
