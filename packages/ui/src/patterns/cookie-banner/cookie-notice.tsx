'use client'

import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { cookieRoom } from '../../system/cookie-room.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './cookie-banner.css.ts'
import { cookieBannerLabels } from './cookie-banner.labels.ts'
import type { CookieChoice } from './use-cookie-consent.ts'

export type CookieReason = 'accept' | 'decline' | 'dismiss'

export interface CookieNoticeProps {
  /** A visitor asked for it: the focus moves there, and back. */
  isAskedFor: boolean
  onAnswer: (choice: CookieChoice, reason: CookieReason) => void
}

const GAP = 14

/** The notice while it is shown. */
export function CookieNotice({ isAskedFor, onAnswer }: CookieNoticeProps) {
  const t = useLabels('cookieBanner', cookieBannerLabels)
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  const askedFrom = useRef<Element>(null)
  useEffect(() => {
    if (!isAskedFor) return
    // Effects run twice in development, and focus must not return to the notice itself.
    if (document.activeElement !== root.current) askedFrom.current = document.activeElement
    root.current?.focus()
  }, [isAskedFor])

  useEffect(() => {
    const notice = root.current
    if (!notice) return
    const observer = new ResizeObserver(() => cookieRoom.set(notice.offsetHeight + GAP))
    observer.observe(notice)
    return () => {
      observer.disconnect()
      cookieRoom.set(0)
    }
  }, [])

  const answer = (choice: CookieChoice, reason: CookieReason) => () => {
    if (isAskedFor && askedFrom.current instanceof HTMLElement) askedFrom.current.focus()
    onAnswer(choice, reason)
  }

  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.root}
      data-component="CookieBanner"
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('title')}
        </h2>
        <IconButton label={t('close')} icon={X} size="sm" onClick={answer('declined', 'dismiss')} />
      </div>
      <p>{t('text')}</p>
      <div className={styles.actions}>
        <Button emphasis="line" className={styles.action} onClick={answer('declined', 'decline')}>
          {t('decline')}
        </Button>
        <Button emphasis="line" className={styles.action} onClick={answer('accepted', 'accept')}>
          {t('accept')}
        </Button>
      </div>
    </section>
  )
}
