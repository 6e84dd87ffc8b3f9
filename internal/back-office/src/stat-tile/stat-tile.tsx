'use client'

import { Icon } from '@stoa/ui/icon'
import { IconButton } from '@stoa/ui/icon-button'
import { useLabels } from '@stoa/ui/internal/system'
import CircleQuestion from 'lucide-react/icons/circle-question-mark'
import Minus from 'lucide-react/icons/minus'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { type ReactNode, useId, useState } from 'react'
import * as styles from './stat-tile.css.ts'
import { statTileLabels } from './stat-tile.labels.ts'

export interface StatChange {
  /** The change as it is shown: "+18.4 %". */
  text: string
  /** Direction of the change; picks the icon. */
  direction: 'up' | 'down' | 'same'
  /** Whether that is good; picks the color. Default up is good and down is bad. */
  tone?: 'positive' | 'critical' | 'neutral' | undefined
}

export interface StatTileProps {
  /** Name of the figure; the tile's heading and name. */
  label: string
  /** The figure as it is shown: "$1,204.50". */
  value: string
  /** Change of the figure. Leave out for none. */
  change?: StatChange | undefined
  /** Period that it is compared with: "vs. 30 days before". */
  comparison?: string | undefined
  /** Explanation of the figure in a sentence or two, opened by a button. Leave out for none. */
  how?: ReactNode
  /** Below the figure, such as a `Sparkline`. */
  children?: ReactNode
}

const ICONS = { up: TrendingUp, down: TrendingDown, same: Minus } as const
const TONES = { up: 'positive', down: 'critical', same: 'neutral' } as const

/** One figure, how it changed, and how it is counted. */
export function StatTile({ label, value, change, comparison, how, children }: StatTileProps) {
  const t = useLabels('statTile', statTileLabels)
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <article aria-labelledby={id} className={styles.root} data-component="StatTile">
      <div className={styles.head}>
        <h2 id={id} className={styles.label}>
          {label}
        </h2>
        {how && (
          <IconButton
            label={t('howOf', { label })}
            icon={CircleQuestion}
            size="sm"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        )}
      </div>
      <p className={styles.value}>{value}</p>
      {(change || comparison) && (
        <p className={styles.change}>
          {change && (
            <span className={styles.amount({ tone: change.tone ?? TONES[change.direction] })}>
              <Icon as={ICONS[change.direction]} size="sm" />
              <span>{change.text}</span>
            </span>
          )}
          {comparison && <span>{comparison}</span>}
        </p>
      )}
      {open && <p className={styles.how}>{how}</p>}
      {children}
    </article>
  )
}
