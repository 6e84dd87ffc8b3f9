'use client'

import { useEffect, useState } from 'react'
import { lazyPart, useIdlePreload, useLazy } from '../../system/lazy-part.ts'
import type { CookieNoticeProps, CookieReason } from './cookie-notice.tsx'
import { type CookieChoice, useCookieConsent } from './use-cookie-consent.ts'

/** It asks after a while, and most visitors have answered before. */
const notice = lazyPart<CookieNoticeProps>(() =>
  import('./cookie-notice.tsx').then(module => module.CookieNotice),
)

export interface CookieBannerProps {
  /** Milliseconds after the page has loaded. Default 1000. */
  delay?: number | undefined
  /** A counter: whenever it grows, the notice is shown again, whatever was chosen before. Default 0. */
  asked?: number | undefined
  /**
   * Called with `accepted` or `declined` and with how: `accept`, `decline`, or `dismiss` for the X. It is
   * stored by then.
   */
  onAnswer?: ((choice: CookieChoice, details: { reason: CookieReason }) => void) | undefined
}

/**
 * Asks once, and again on request. It is a region, not a dialog: only on request does it take the focus, and gives
 * it back.
 */
export function CookieBanner({ delay, asked = 0, onAnswer }: CookieBannerProps) {
  const { phase, choose } = useCookieConsent(delay)
  const [answered, setAnswered] = useState(asked)
  const isAskedFor = asked !== answered
  useIdlePreload(notice)
  useEffect(() => {
    // With each request, not for the first alone: its fetch may have failed.
    if (asked > 0) notice.preload()
  }, [asked])
  const Notice = useLazy(notice, phase === 'asking' || isAskedFor)
  return (
    Notice && (
      <Notice
        isAskedFor={isAskedFor}
        onAnswer={(choice, reason) => {
          choose(choice)
          setAnswered(asked)
          onAnswer?.(choice, { reason })
        }}
      />
    )
  )
}
