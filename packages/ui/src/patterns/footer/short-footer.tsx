'use client'

import { Button } from '../../primitives/button/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './footer.css.ts'
import { footerLabels } from './footer.labels.ts'
import type { FooterGroup, FooterProps } from './footer.tsx'

export interface ShortFooterProps extends Pick<FooterProps, 'brand' | 'year' | 'onCookieSettings'> {
  /** The links after the copyright, such as the privacy policy; URLs are unique. */
  links: FooterGroup['links']
}

/** The footer of pages with one task, such as a checkout: one line, without navigation. */
export function ShortFooter({ links, brand, year, onCookieSettings }: ShortFooterProps) {
  const t = useLabels('footer', footerLabels)
  return (
    <footer className={styles.root} data-component="ShortFooter">
      <div className={styles.base}>
        <span>{t('copyright', { year: String(year), brand })}</span>
        <span className={styles.controls}>
          {onCookieSettings && (
            <Button emphasis="plain" size="sm" onClick={onCookieSettings}>
              {t('cookies')}
            </Button>
          )}
          {links.map(({ label, href }) => (
            <Button key={href} emphasis="plain" size="sm" href={href}>
              {label}
            </Button>
          ))}
        </span>
      </div>
    </footer>
  )
}
