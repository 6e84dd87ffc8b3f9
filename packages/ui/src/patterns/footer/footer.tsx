'use client'

import AtSign from 'lucide-react/icons/at-sign'
import Mail from 'lucide-react/icons/mail'
import { type ReactNode, useId } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Logo } from '../../primitives/icon/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { Link } from '../../primitives/link/index.ts'
import { Anchor } from '../../system/link.tsx'
import { useLabels } from '../../system/use-labels.ts'
import { ThemeControl } from '../theme-control/index.ts'
import * as styles from './footer.css.ts'
import { footerLabels } from './footer.labels.ts'

export interface FooterGroup {
  /** The heading of the column; unique among the groups. */
  title: string
  /** The links in order; addresses are unique. */
  links: readonly { label: string; href: string }[]
}

export interface FooterProps {
  /** URL and name of the logo, such as "Stoa, home". */
  logo: { href: string; alt: string }
  /** The columns of links. */
  groups: readonly FooterGroup[]
  /** The postal address, one line each. */
  address: readonly string[]
  /** The address of the mail link below the postal address. */
  email: string
  /** Icon links to social networks or mail. `label` is the name that is announced. */
  social: readonly { label: string; href: string; icon: 'social' | 'mail' }[]
  /** The name in the copyright line. */
  brand: string
  /** The year in the copyright line. The host gives it, so that server and browser agree. */
  year: number
  /** `<DeliverTo emphasis="plain" …>`, if the country can be chosen on every page. */
  deliverTo?: ReactNode
  /**
   * Called when "Cookie settings" is pressed; grow `CookieBanner`'s `asked` then. Without it there is no such
   * button.
   */
  onCookieSettings?: (() => void) | undefined
}

const icons = { social: AtSign, mail: Mail } as const

/** The foot of every page, with the theme control. */
export function Footer({
  logo,
  groups,
  address,
  email,
  social,
  brand,
  year,
  deliverTo,
  onCookieSettings,
}: FooterProps) {
  const t = useLabels('footer', footerLabels)
  return (
    <footer className={styles.root} data-component="Footer">
      <div className={styles.columns}>
        <div className={styles.house}>
          <Anchor href={logo.href} aria-label={logo.alt} className={styles.logo}>
            <Logo />
          </Anchor>
          <address className={styles.address}>
            {address.map(line => (
              <span key={line} className={styles.addressLine}>
                <bdi>{line}</bdi>
              </span>
            ))}
            <Link href={`mailto:${email}`}>{email}</Link>
          </address>
          <div className={styles.social}>
            {social.map(({ label, href, icon }) => (
              <IconButton key={href} label={label} href={href} icon={icons[icon]} />
            ))}
          </div>
        </div>
        {groups.map(group => (
          <FooterColumn key={group.title} {...group} />
        ))}
      </div>
      <div className={styles.baseRule}>
        <div className={styles.base}>
          <span>{t('copyright', { year: String(year), brand })}</span>
          <div className={styles.controls}>
            {deliverTo}
            {onCookieSettings && (
              <Button emphasis="plain" size="sm" onClick={onCookieSettings}>
                {t('cookies')}
              </Button>
            )}
            <ThemeControl />
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ title, links }: FooterGroup) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href} className={styles.link}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
