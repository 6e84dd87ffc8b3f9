'use client'

import { Button } from '../../primitives/button/index.ts'
import * as styles from './footer.css.ts'
import type { FooterGroup, FooterProps } from './footer.tsx'
import { CookieSettings, FooterBase } from './footer-base.tsx'

export interface ShortFooterProps extends Pick<FooterProps, 'brand' | 'year' | 'onCookieSettings'> {
  /** The links after the copyright, such as the privacy policy; URLs are unique. */
  links: FooterGroup['links']
}

/** The footer of pages with one task, such as a checkout: one line, without navigation. */
export function ShortFooter({ links, brand, year, onCookieSettings }: ShortFooterProps) {
  return (
    <footer className={styles.root} data-component="ShortFooter">
      <FooterBase brand={brand} year={year}>
        <CookieSettings onPress={onCookieSettings} />
        {links.map(({ label, href }) => (
          <Button key={href} emphasis="plain" size="sm" href={href}>
            {label}
          </Button>
        ))}
      </FooterBase>
    </footer>
  )
}
