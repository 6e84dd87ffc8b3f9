'use client'

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import type { AnchorProps } from '../../system/anchor-props.ts'
import { cx } from '../../system/cx.ts'
import { Anchor } from '../../system/link.tsx'
import { misuse } from '../../system/misuse.ts'
import { Icon, type IconGlyph } from '../icon/index.ts'
import { iconButton } from './icon-button.css.ts'

interface Look {
  /** Name for assistive technology; required, since there is no visible label. A tooltip may repeat it. */
  label: string
  /** The drawing, such as one of lucide-react's. */
  icon: IconGlyph
  /** 44 or 36 px. Default `md`. */
  size?: 'sm' | 'md' | undefined
  /** `plain` has no box, `line` a border, `strong` a filled one. Default `plain`. */
  emphasis?: 'plain' | 'line' | 'strong' | undefined
  /** Makes the box a circle. */
  round?: boolean | undefined
  /** Drawn on top of the icon, such as a `CountBadge`. */
  children?: ReactNode
}

interface AsButton extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> {
  href?: undefined
  /** The `<button>` element; with `href`, the `<a>`. */
  ref?: Ref<HTMLButtonElement> | undefined
}
interface AsLink extends Look, Omit<AnchorProps, keyof Look> {}

export type IconButtonProps = AsButton | AsLink

/** A control that is only an icon. With `href` it is a link. */
export function IconButton({
  label,
  icon,
  size,
  emphasis,
  round,
  className,
  children,
  ...props
}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production' && !label?.trim()) {
    misuse(
      'An IconButton has no label.',
      'It is only a drawing: who cannot see it hears “button”, and nothing else.',
      'Say what it does, such as label="Close".',
    )
  }
  const look = cx(iconButton({ size, emphasis, round }), className)
  const inside = (
    <>
      <Icon as={icon} size={size === 'sm' ? 'sm' : 'md'} />
      {children}
    </>
  )
  return props.href === undefined ? (
    <button type="button" aria-label={label} className={look} data-component="IconButton" {...props}>
      {inside}
    </button>
  ) : (
    <Anchor aria-label={label} className={look} data-component="IconButton" {...props}>
      {inside}
    </Anchor>
  )
}
