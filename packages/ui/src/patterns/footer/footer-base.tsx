import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './footer.css.ts'
import { footerLabels } from './footer.labels.ts'

interface FooterBaseProps {
  brand: string
  year: number
  /** The controls and links after the copyright. */
  children: ReactNode
}

/** The last row of a footer. */
export function FooterBase({ brand, year, children }: FooterBaseProps) {
  const t = useLabels('footer', footerLabels)
  return (
    <div className={styles.base}>
      <span>{t('copyright', { year: String(year), brand })}</span>
      <span className={styles.controls}>{children}</span>
    </div>
  )
}

export function CookieSettings({ onPress }: { onPress: (() => void) | undefined }) {
  const t = useLabels('footer', footerLabels)
  if (!onPress) return null
  return (
    <Button emphasis="plain" size="sm" onClick={onPress}>
      {t('cookies')}
    </Button>
  )
}
