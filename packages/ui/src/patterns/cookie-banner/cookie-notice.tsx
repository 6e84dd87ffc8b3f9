'use client'

import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState } from 'react'
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

/** The notice while it is shown. */
export function CookieNotice({ isAskedFor, onAnswer }: CookieNoticeProps) {
  const t = useLabels('cookieBanner', cookieBannerLabels)
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  const askedFrom = useRef<Element>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!isAskedFor) return
    // Effects run twice in development, and focus must not return to the notice itself.
    if (document.activeElement !== root.current) askedFrom.current = document.activeElement
    root.current?.focus()
  }, [isAskedFor])

  useEffect(() => {
    const notice = root.current
    if (!notice) return
    const observer = new ResizeObserver(() => {
      cookieRoom.set(notice.offsetHeight)
      setHeight(notice.offsetHeight)
    })
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
    <>
      {/* The end of the page scrolls above the bar. */}
      <div style={{ blockSize: height }} />
      <section
        ref={root}
        tabIndex={-1}
        aria-labelledby={titleId}
        className={styles.root}
        data-component="CookieBanner"
      >
        <div className={styles.row}>
          <h2 id={titleId} className={styles.title}>
            {t('title')}
          </h2>
          <IconButton
            label={t('close')}
            icon={X}
            size="sm"
            className={styles.close}
            onClick={answer('declined', 'dismiss')}
          />
          <p className={styles.text}>{t('text')}</p>
          <div className={styles.actions}>
            <Button emphasis="line" className={styles.action} onClick={answer('declined', 'decline')}>
              {t('decline')}
            </Button>
            <Button emphasis="line" className={styles.action} onClick={answer('accepted', 'accept')}>
              {t('accept')}
            </Button>
          </div>
        </div>
      </section>
    </>
  )
}
