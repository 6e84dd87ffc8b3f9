'use client'

import {
  cloneElement,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { activeElement } from '../../system/active-element.ts'
import { cx } from '../../system/cx.ts'
import { onEscape } from './on-escape.ts'
import * as styles from './popover.css.ts'
import { useAnchored } from './use-popover.ts'

export interface PopoverProps {
  /** The button that opens it, such as `<Button>Deliver to Germany</Button>`. It gets a ref and `popovertarget`. */
  trigger: ReactElement<{ ref?: unknown; popoverTarget?: string }>
  /** Name of the panel for assistive technology. */
  label: string
  /** Edge of the trigger with which the panel is aligned. Default `start`. */
  align?: 'start' | 'center' | 'end'
  /** 248, 360 or 480 px wide, and never wider than the window. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** Whether it is open, when the host keeps the state. Give `onOpenChange` with it. */
  open?: boolean
  /** Called with the new state after it opened or closed. */
  onOpenChange?: (open: boolean) => void
  /** Content of the panel, or a function that gets a function to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A panel over the page, next to the button that opens it. The browser shows and hides it, also without scripts. */
export function Popover({
  trigger,
  label,
  align = 'start',
  size = 'md',
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const place = useAnchored({ anchor, side: 'bottom', align, gap: 8 })
  // The browser gives the focus back if it is inside.
  const close = useCallback(() => panel.current?.hidePopover(), [])

  useEffect(() => {
    if (open !== undefined) panel.current?.togglePopover(open)
  }, [open])

  useEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    const stop = [place(element), onEscape(close)]
    if (!element.contains(activeElement())) element.focus({ preventScroll: true })
    return () => {
      for (const each of stop) each()
    }
  }, [isOpen, place, close])

  function follow(event: ToggleEvent) {
    const next = event.newState === 'open'
    setOpen(next)
    onOpenChange?.(next)
  }

  function leave(event: FocusEvent<HTMLElement>) {
    const next = event.relatedTarget
    if (next && next !== anchor.current && !event.currentTarget.contains(next)) close()
  }

  return (
    <>
      {cloneElement(trigger, { ref: anchor, popoverTarget: id })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={cx(styles.panel, styles.sizes[size])}
        data-component="Popover"
        onToggle={follow}
        onBlur={leave}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  )
}
