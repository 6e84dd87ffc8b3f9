import { type Notice, noticeText } from '@stoa/cart-core'
import { useEffect, useState } from 'react'
import type { Drawing } from './drawing.ts'

/**
 * Returns the text of the last problem that happened while this part was shown, and how to dismiss it. A part behind an open
 * drawer leaves the problem to the drawer.
 *
 * @param isShown whether the part is visible
 */
export function useWarning(
  { market, element }: Drawing,
  isShown: boolean,
): [text: string, dismiss: () => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    if (!isShown) return
    const hear = (event: Event) => {
      for (const drawer of market.drawers) if (drawer.isOpen && !Object.is(drawer, element)) return
      const notice = (event as CustomEvent<Notice>).detail
      const { title, body } = noticeText(notice)
      const isProblem = notice.kind === 'warning' || notice.kind === 'error'
      setText(isProblem ? [title, body].filter(Boolean).join(' ') : '')
    }
    document.addEventListener('stoa-notice', hear)
    return () => document.removeEventListener('stoa-notice', hear)
  }, [market, element, isShown])
  return [text, () => setText('')]
}
