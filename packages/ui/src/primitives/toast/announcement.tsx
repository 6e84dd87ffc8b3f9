'use client'

import { useEffect, useState } from 'react'
import { topModal } from '../../system/top-modal.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

/** Assistive technology has to know a region before its text comes, and reads the text only once. In milliseconds. */
const timing = { wait: 100, stay: 1000 } as const

/** Announces a toast that appears in a modal dialog. Radix announces at the end of the page, which is inert then. */
export function Announcement({ text, urgent }: { text: string; urgent: boolean }) {
  const [isNeeded] = useState(() => topModal.get() !== undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timers = [
      setTimeout(() => setSaid(text), timing.wait),
      setTimeout(() => setSaid(''), timing.wait + timing.stay),
    ]
    return () => timers.forEach(clearTimeout)
  }, [text])
  if (!isNeeded) return null
  return (
    <VisuallyHidden role="status" aria-live={urgent ? 'assertive' : 'polite'}>
      {said}
    </VisuallyHidden>
  )
}
