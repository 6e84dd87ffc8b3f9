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
export type NoteAction = {
  /** Label of the action. */
  label: string
} & (
  | {
      /** URL, which makes it a link. */
      href: string
      /** Called when it is pressed; makes it a button. */
      onClick?: never
    }
  | {
      /** Called when it is pressed; makes it a button. */
      onClick: () => void
      /** URL, which makes it a link. */
      href?: never
    }
)

export interface NoteProps {
  /** Color and icon of the message. Default `info`. */
  tone?: NoteTone
  /** Summary in bold before the sentence. */
  title?: string | undefined
  /** The sentence. */
  children?: ReactNode
  /** One link or button after the sentence. */
  action?: NoteAction | undefined
  /** Another way on, after `action`. */
  otherAction?: NoteAction | undefined
  /**
   * `status` is announced at the next pause, `alert` at once. Leave out for what was there when the page
   * came.
   */
  role?: 'status' | 'alert'
  /** Replaces the tone's own icon. */
  icon?: IconGlyph
}

const icons: Record<NoteTone, IconGlyph> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
}

/** Shows a message in a soft tone next to its subject. For passing messages use a toast. */
export function Note({ tone = 'info', title, children, action, otherAction, role, icon }: NoteProps) {
  return (
    <div className={styles.note({ tone })} data-component="Note" data-tone={tone} role={role}>
      <Icon as={icon ?? icons[tone]} size="sm" className={styles.icon[tone]} />
      <span className={styles.body}>
        {title && <b className={styles.title}>{title}</b>}
        {title && children ? ' ' : null}
        {children && <span>{children}</span>}
      </span>
      {action && <Action {...action} />}
      {otherAction && <Action {...otherAction} />}
    </div>
  )
}

const Action = ({ label, href, onClick }: NoteAction) =>
  href === undefined ? (
    <button type="button" className={styles.action} onClick={onClick}>
      {label}
    </button>
  ) : (
    <Anchor className={styles.action} href={href}>
      {label}
    </Anchor>
  )
