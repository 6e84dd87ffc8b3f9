import type { ReactNode } from 'react'
import * as styles from './figure-grid.css.ts'

export interface FigureGridProps {
  /** `StatTile`s: four beside each other, or two above three; two beside each other on phones. */
  tiles: ReactNode
  /** The wider column, and what comes first on phones. */
  main: ReactNode
  aside: ReactNode
}

/** Where tiles and plots of a dashboard stand. */
export function FigureGrid({ tiles, main, aside }: FigureGridProps) {
  return (
    <div className={styles.column} data-component="FigureGrid">
      <div className={styles.tiles}>{tiles}</div>
      <div className={styles.columns}>
        <div className={styles.column}>{main}</div>
        <div className={styles.column}>{aside}</div>
      </div>
    </div>
  )
}
