'use client'

import { Logo } from '../../primitives/icon/index.ts'
import { Anchor } from '../../system/link.tsx'
import * as styles from './header-logo.css.ts'
import type { HeaderLogo as HeaderLogoProps } from './header-types.ts'

export function HeaderLogo({ href, alt, src, srcDark, width = 105, height = 30 }: HeaderLogoProps) {
  const picture = { width, height }
  return (
    <Anchor href={href} aria-label={alt} className={styles.logo} data-part="Logo">
      {src ? (
        <>
          <img src={src} alt="" {...picture} className={styles.logoImage} />
          {/* Lazy: the hidden one of the two is never fetched. */}
          {srcDark && <img src={srcDark} alt="" {...picture} loading="lazy" className={styles.logoImage} />}
        </>
      ) : (
        <Logo className={styles.logoDrawn} />
      )}
    </Anchor>
  )
}
