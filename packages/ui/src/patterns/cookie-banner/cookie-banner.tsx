'use client'

import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './cookie-banner.css.ts'
import { cookieBannerLabels } from './cookie-banner.labels.ts'
import { type CookieChoice, useCookieConsent } from './use-cookie-consent.ts'

export interface CookieBannerProps {
  /** Milliseconds after load. Default 1000. */
  delay?: number | undefined
  /** Grows with each request to see the notice again, whatever was chosen before. */
  asked?: number | undefined
  onChoice?:
    | ((choice: CookieChoice, details: { reason: 'accept' | 'decline' | 'dismiss' }) => void)
    | undefined
}

/**
 * Asks once, and again on request. A region, not a dialog: it must not take the focus from a visitor who came to shop.
 * Only after a request does the focus move there, and back.
 */
export function CookieBanner({ delay, asked = 0, onChoice }: CookieBannerProps) {
  const t = useLabels('cookieBanner', cookieBannerLabels)
  const { phase, choose } = useCookieConsent(delay)
  const titleId = useId()
  const [answered, setAnswered] = useState(asked)
  const root = useRef<HTMLElement>(null)
  const askedFrom = useRef<Element>(null)
  const isWanted = asked !== answered
  useEffect(() => {
    if (!isWanted) return
    askedFrom.current = document.activeElement
    root.current?.focus()
  }, [isWanted])
  if (phase !== 'asking' && !isWanted) return null

  const answer = (choice: CookieChoice, reason: 'accept' | 'decline' | 'dismiss') => () => {
    choose(choice)
    setAnswered(asked)
    if (isWanted && askedFrom.current instanceof HTMLElement) askedFrom.current.focus()
    onChoice?.(choice, { reason })
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
