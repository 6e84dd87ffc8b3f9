import { type Notice, noticeText } from '@stoa/cart-core'
import { useEffect, useState } from 'react'

/** Returns the text of the last problem that happened while this part was shown, and how to dismiss it. */
export function useWarning(isShown: boolean): [text: string, dismiss: () => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    if (!isShown) return
    const hear = (event: Event) => {
      const notice = (event as CustomEvent<Notice>).detail
      const { title, body } = noticeText(notice)
      const isProblem = notice.kind === 'warning' || notice.kind === 'error'
      setText(isProblem ? [title, body].filter(Boolean).join(' ') : '')
    }
    document.addEventListener('stoa-notice', hear)
    return () => document.removeEventListener('stoa-notice', hear)
  }, [isShown])
  return [text, () => setText('')]
}
