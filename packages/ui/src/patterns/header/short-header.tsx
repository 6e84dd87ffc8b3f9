'use client'

import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { Button } from '../../primitives/button/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './header.css.ts'
import { headerLabels } from './header.labels.ts'
import { HeaderLogo } from './header-logo.tsx'
import type { HeaderProps } from './header-types.ts'

export interface ShortHeaderProps extends Pick<HeaderProps, 'logo' | 'help'> {
  /** The link to the step before, such as "Back to cart". Leave out for none. */
  back?: { href: string; label: string } | undefined
}

/** The header of pages with one task, such as a checkout: nothing in it leads to other products. */
export function ShortHeader({ logo, help, back }: ShortHeaderProps) {
  const t = useLabels('header', headerLabels)
  return (
    <header className={styles.root} data-state="rest" data-component="ShortHeader">
      <div className={styles.bar}>
        <HeaderLogo {...logo} />
        <div className={cx(styles.actions, styles.end)}>
          {back && (
            <Button emphasis="plain" href={back.href}>
              {back.label}
            </Button>
          )}
          <IconButton label={help.label ?? t('help')} icon={CircleHelp} href={help.href} />
        </div>
      </div>
    </header>
  )
}
