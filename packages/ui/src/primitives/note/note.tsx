'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Anchor } from '../../system/index.ts'
import { Icon, type IconGlyph } from '../icon/index.ts'
import * as styles from './note.css.ts'

export type NoteTone = 'info' | 'positive' | 'caution' | 'critical'

/** One action at the end of the sentence: a link or a button, never both. */
export type NoteAction = { label: string } & (
  | { href: string; onClick?: never }
  | { onClick: () => void; href?: never }
)

export interface NoteProps {
  tone?: NoteTone
  /** What happened, in bold before the sentence. */
  title?: string | undefined
  children?: ReactNode
  action?: NoteAction | undefined
  /** `status` waits for a pause, `alert` interrupts. Leave out for what was there when the page came. */
  role?: 'status' | 'alert'
  icon?: IconGlyph
}

const icons: Record<NoteTone, IconGlyph> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
}

export function Note({ tone = 'info', title, children, action, role, icon }: NoteProps) {
  return (
    <div className={styles.note({ tone })} data-component="Note" data-tone={tone} role={role}>
      <Icon as={icon ?? icons[tone]} size="sm" className={styles.icon[tone]} />
      <span className={styles.body}>
        {title && <b className={styles.title}>{title}</b>}
        {title && children ? ' ' : null}
        {children}
      </span>
      {action &&
        (action.href === undefined ? (
          <button type="button" className={styles.action} onClick={action.onClick}>
            {action.label}
          </button>
        ) : (
          <Anchor className={styles.action} href={action.href}>
            {action.label}
          </Anchor>
        ))}
    </div>
  )
}
