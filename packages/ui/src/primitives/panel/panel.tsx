import type { ReactNode } from 'react'
import * as styles from './panel.css.ts'

export interface PanelProps {
  as?: 'div' | 'section' | 'aside' | 'article'
  /** 24 px all round, 16 on phones. */
  padded?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  children?: ReactNode
}

/** A raised box for controls. Products never stand in one. */
export function Panel({ as: Element = 'div', padded = false, ...rest }: PanelProps) {
  return <Element className={styles.panel({ padded })} data-component="Panel" {...rest} />
}
