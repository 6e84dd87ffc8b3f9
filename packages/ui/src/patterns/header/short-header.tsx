'use client'

import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { CountBadge } from '../../primitives/badge/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { cx } from '../../system/cx.ts'
import * as styles from './header-bar.css.ts'
import { HeaderLogo } from './header-logo.tsx'
import type { HeaderProps } from './header-types.ts'

export interface ShortHeaderProps extends Pick<HeaderProps, 'logo'> {
  /** Name of the page, for one whose heading is not in sight. Not shown on small screens. Leave out for none. */
  title?: string | undefined
  /** The link to the help. */
  help: { href: string; label: string }
  /** The link to the step before, such as "Back to cart", and a number to show with it. Leave out for none. */
  back?: { href: string; label: string; count?: number | undefined } | undefined
}

/** The header of pages with one task, such as a checkout: nothing in it leads to other products. */
export function ShortHeader({ logo, title, help, back }: ShortHeaderProps) {
  return (
    <header className={styles.root} data-state="rest" data-component="ShortHeader">
      <div className={styles.bar}>
        <HeaderLogo {...logo} />
        {title && <span className={styles.pageName}>{title}</span>}
        <div className={cx(styles.actions, styles.end)}>
          {back && (
            <Button emphasis="plain" href={back.href}>
              <span>{back.label}</span>
              <CountBadge count={back.count ?? 0} />
            </Button>
          )}
          <IconButton label={help.label} icon={CircleHelp} href={help.href} />
        </div>
      </div>
    </header>
  )
}
