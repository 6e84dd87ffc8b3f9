'use client'

import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './cookie-banner.css.ts'
import { cookieBannerLabels } from './cookie-banner.labels.ts'
import { type CookieChoice, useCookieConsent } from './use-cookie-consent.ts'

export interface CookieBannerProps {
  /** Milliseconds after load. Default 1000. */
  delay?: number | undefined
  onChoice?:
    | ((choice: CookieChoice, details: { reason: 'accept' | 'decline' | 'dismiss' }) => void)
    | undefined
}

/** Asks once. A region, not a dialog: it must not hold the focus of somebody who came to shop. */
export function CookieBanner({ delay, onChoice }: CookieBannerProps) {
  const t = useLabels('cookieBanner', cookieBannerLabels)
  const { phase, choose } = useCookieConsent(delay)
  const titleId = useId()
  if (phase !== 'asking') return null

  const answer = (choice: CookieChoice, reason: 'accept' | 'decline' | 'dismiss') => () => {
    choose(choice)
    onChoice?.(choice, { reason })
  }

  return (
    <section aria-labelledby={titleId} className={styles.root} data-component="CookieBanner">
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
