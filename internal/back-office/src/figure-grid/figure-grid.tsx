import type { ReactNode } from 'react'
import * as styles from './figure-grid.css.ts'

export interface FigureGridProps {
  /** `StatTile`s: four in a row, or two above three; on phones two in a row. */
  tiles: ReactNode
  /** The wider column, which comes first on phones. Leave out for tiles alone. */
  main?: ReactNode
  /** The narrower column. */
  aside?: ReactNode
}

/** The layout of a dashboard's tiles and charts. */
export function FigureGrid({ tiles, main, aside }: FigureGridProps) {
  return (
    <div className={styles.column} data-component="FigureGrid">
      <div className={styles.tiles}>{tiles}</div>
      {main !== undefined && (
        <div className={styles.columns}>
          <div className={styles.column}>{main}</div>
          <div className={styles.column}>{aside}</div>
        </div>
      )}
    </div>
  )
}
