'use client'

import { Logo } from '../../primitives/icon/index.ts'
import { Anchor } from '../../system/link.tsx'
import * as styles from './header-logo.css.ts'
import type { HeaderLogo as HeaderLogoProps } from './header-types.ts'

export function HeaderLogo({ href, alt, src, srcDark, width = 105, height = 30 }: HeaderLogoProps) {
  return (
    <Anchor href={href} aria-label={alt} className={styles.logo} data-part="Logo" part="logo">
      <Logo className={styles.logoSize} picture={src ? { src, srcDark, width, height } : undefined} />
    </Anchor>
  )
}
