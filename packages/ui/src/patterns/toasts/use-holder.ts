'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { topModal } from '../../system/top-modal.ts'

/**
 * Returns an element for the toasts. It is in `home`, and in the topmost modal dialog while there is one, because the
 * dialog makes everything else inert. The element moves as a whole: toasts keep their time.
 */
export function useHolder(home: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [holder, setHolder] = useState<HTMLElement>()
  useLayoutEffect(() => {
    const element = document.createElement('div')
    element.style.display = 'contents'
    const move = () => (topModal.get() ?? home.current)?.append(element)
    move()
    setHolder(element)
    const stop = topModal.subscribe(move)
    return () => {
      stop()
      element.remove()
    }
  }, [home])
  return holder
}
