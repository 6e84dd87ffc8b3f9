'use client'

import X from 'lucide-react/icons/x'
import { Anchor, useLabels } from '../../system/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './chip.css.ts'
import { chipLabels } from './chip.labels.ts'

export interface ChipProps {
  /** Label of the chip. */
  label: string
  /** The page without this filter for a `removable` chip, else the page that the chip stands for. */
  href: string
  /**
   * `outline`, `plain`, or `removable`, which adds an X and is announced as "Remove filter …". Default
   * `outline`.
   */
  look?: 'outline' | 'removable' | 'plain'
  /** Marks the one of a row that the page shows now. */
  current?: boolean | undefined
}

/** A small choice as a link, so it works before scripts and in a new tab. */
export function Chip({ label, href, look = 'outline', current }: ChipProps) {
  const t = useLabels('chip', chipLabels)
  const removable = look === 'removable'
  return (
    <Anchor
      className={styles.chip({ look })}
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
