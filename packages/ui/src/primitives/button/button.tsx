'use client'

import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import type { AnchorProps } from '../../system/anchor-props.ts'
import { cx } from '../../system/cx.ts'
import { Anchor } from '../../system/link.tsx'
import { Icon, type IconGlyph } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as styles from './button.css.ts'

export interface ButtonLook {
  /** Emphasis of the button. Use one `strong` per region. Default `strong`. */
  emphasis?: 'strong' | 'line' | 'soft' | 'plain' | undefined
  /** `critical` marks what cannot be undone, and only belongs in a confirmation. Default `neutral`. */
  tone?: 'neutral' | 'critical' | undefined
  /** 36, 44 or 52 px high. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Makes it as wide as its container. */
  block?: boolean | undefined
  /** Drawn before the label. A busy button shows its spinner in its place. */
  icon?: IconGlyph | undefined
  /** Size of `icon`: 16 or 20 px. Default `sm`. */
  iconSize?: 'sm' | 'md' | undefined
  /** Drawn after the label, 16 px. */
  iconEnd?: IconGlyph | undefined
  /** The label. */
  children: ReactNode
}

interface AsButton extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonLook> {
  href?: undefined
  /**
   * The action is under way: a spinner shows, presses are ignored, width and focus stay. For buttons only.
   */
  busy?: boolean | undefined
  /** The `<button>` element; with `href`, the `<a>`. */
  ref?: Ref<HTMLButtonElement> | undefined
}

interface AsLink extends ButtonLook, Omit<AnchorProps, keyof ButtonLook> {
  busy?: undefined
}

/** Props of a button, or with `href` of a link that looks like one. */
export type ButtonProps = AsButton | AsLink

const stop = (event: MouseEvent) => event.preventDefault()

/** An action. Use one `strong` per region; for a link give it `href` or take a `Link`. */
export function Button({
  emphasis,
  tone,
  size = 'md',
  block,
  icon,
  iconSize = 'sm',
  iconEnd,
  className,
  children,
  ...props
}: ButtonProps) {
  const look = cx(styles.button({ emphasis, tone, size, block }), className)
  const glyph = icon && <Icon as={icon} size={iconSize} />
  const glyphEnd = iconEnd && <Icon as={iconEnd} size="sm" />

  if (props.href !== undefined) {
    const { busy: _busy, ...link } = props
    return (
      <Anchor className={look} data-component="Button" {...link}>
        {glyph}
        <span className={styles.label}>{children}</span>
        {glyphEnd}
      </Anchor>
    )
  }

  const { busy, onClick, ...button } = props
  return (
    <button
      type="button"
      className={look}
      data-component="Button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? stop : onClick}
      {...button}
    >
      {busy ? <Spin keepsPlace={Boolean(icon)} size={size} /> : glyph}
      <span className={busy && !icon ? styles.busyLabel[size] : styles.label}>{children}</span>
      {glyphEnd}
    </button>
  )
}

function Spin({ keepsPlace, size }: { keepsPlace: boolean; size: 'sm' | 'md' | 'lg' }) {
  return keepsPlace ? (
    <Spinner size="sm" />
  ) : (
    <span className={styles.spinner[size]}>
      <Spinner size="sm" />
    </span>
  )
}
