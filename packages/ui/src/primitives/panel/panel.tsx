import type { ReactNode } from 'react'
import * as styles from './panel.css.ts'

export interface PanelProps {
  /** The element it is. Default `div`. */
  as?: 'div' | 'section' | 'aside' | 'article'
  /** Adds padding: 24 px, 16 px on phones. Default `false`. */
  padded?: boolean
  /** Names it for assistive technology; useful with `section` and `aside`. */
  'aria-label'?: string
  /** The id of the heading that names it, instead of `aria-label`. */
  'aria-labelledby'?: string
  /** Content of the panel. */
  children?: ReactNode
}

/** Raised box for controls. Never put products into one. */
export function Panel({ as: Element = 'div', padded = false, ...rest }: PanelProps) {
  return <Element className={styles.panel({ padded })} data-component="Panel" {...rest} />
}
