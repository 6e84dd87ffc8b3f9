'use client'

import X from 'lucide-react/icons/x'
import { Anchor, useLabels } from '../../system/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './chip.css.ts'
import { chipLabels } from './chip.labels.ts'

export interface ChipProps {
  label: string
  /** Where the page without this choice is, or the page that the chip stands for. */
  href: string
  /** `removable` carries an X and is announced as "Remove filter …". */
  look?: 'outline' | 'removable' | 'plain'
  /** The one of a row of choices that the page shows. */
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
