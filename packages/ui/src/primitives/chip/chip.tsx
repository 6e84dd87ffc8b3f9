'use client'

import X from 'lucide-react/icons/x'
import { Anchor, useLabels } from '../../system/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './chip.css.ts'
import { chipLabels } from './chip.labels.ts'

export interface ChipProps {
  /** Label of the chip. */
  label: string
  /** The page that the chip stands for. For a `removable` chip the page without this filter. */
  href: string
  /** `line` has a border, `plain` none. Default `line`. */
  emphasis?: 'line' | 'plain' | undefined
  /** Adds an X; it is announced as "Remove filter …". Default `false`. */
  removable?: boolean | undefined
  /** Marks the one of a row that the page shows now. */
  current?: boolean | undefined
}

/** A small choice as a link, so it works before scripts and in a new tab. */
export function Chip({ label, href, emphasis = 'line', removable = false, current }: ChipProps) {
  const t = useLabels('chip', chipLabels)
  return (
    <Anchor
      className={styles.chip({ emphasis, removable })}
      data-component="Chip"
      href={href}
      aria-current={current ? 'true' : undefined}
      aria-label={removable ? t('remove', { name: label }) : undefined}
    >
      <span className={styles.label}>{label}</span>
      {removable && <Icon as={X} size="sm" />}
    </Anchor>
  )
}
