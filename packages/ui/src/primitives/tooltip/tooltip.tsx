'use client'

import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../../system/cx.ts'
import { tooltipTiming } from '../../tokens/timing.ts'
import { onEscape, usePopover } from '../popover/index.ts'
import { createSkipDelay, type SkipDelay } from './skip-delay.ts'
import * as styles from './tooltip.css.ts'
import { listenForTooltip } from './tooltip-events.ts'

const GroupContext = createContext<SkipDelay>(createSkipDelay(0))

/** Tooltips inside it share their delay: after one, the next opens at once. Put one around a region. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [group] = useState(() => createSkipDelay(tooltipTiming.skipDelay))
  return <GroupContext value={group}>{children}</GroupContext>
}

export interface TooltipProps {
  /** A word or two. Never the only name of its control: touch screens show no tooltips. */
  label: string
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** One focusable element. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the element is, it takes a ref to its own kind
  children: ReactElement<{ ref?: Ref<any>; 'aria-describedby'?: string | undefined }>
}

/** Repeats a control's name on hover and keyboard focus. */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  const group = use(GroupContext)
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const closing = useRef<() => void>(undefined)
  const close = useCallback(() => closing.current?.(), [])

  const change = useCallback(
    (next: boolean) => {
      group.onOpenChange(next)
      setOpen(next)
    },
    [group],
  )
  const { ref: own } = children.props
  const ref = useCallback(
    (element: HTMLElement) => {
      anchor.current = element
      const leave = typeof own === 'function' ? own(element) : undefined
      if (own && typeof own === 'object') own.current = element
      const handle = listenForTooltip(element, { bubble, change, isImmediate: group.isImmediate })
      closing.current = handle.close
      return () => {
        handle.stop()
        anchor.current = null
        if (typeof leave === 'function') leave()
        else if (typeof own === 'function') own(null)
        else if (own) own.current = null
      }
    },
    [own, change, group],
  )

  return (
    <>
      {cloneElement(children, {
        ref,
        ...(open && { 'aria-describedby': cx(children.props['aria-describedby'], id) }),
      })}
      {open && <Bubble {...{ id, label, side, anchor, bubble, close }} />}
    </>
  )
}

interface BubbleProps {
  id: string
  label: string
  side: NonNullable<TooltipProps['side']>
  anchor: RefObject<HTMLElement | null>
  bubble: RefObject<HTMLDivElement | null>
  close: () => void
}

function Bubble({ id, label, side, anchor, bubble, close }: BubbleProps) {
  const show = usePopover({ anchor, side, align: 'center', gap: 6, onScroll: close })
  useEffect(() => onEscape(close), [close])

  const ref = useCallback(
    (element: HTMLDivElement) => {
      bubble.current = element
      const hide = show(element)
      return () => {
        bubble.current = null
        hide()
      }
    },
    [bubble, show],
  )

  return (
    <div
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      className={styles.content}
      data-component="Tooltip"
      onPointerLeave={event => {
        // React names the window where the pointer left the page.
        const next = event.relatedTarget
        if (!(next instanceof Node && anchor.current?.contains(next))) close()
      }}
    >
      {label}
    </div>
  )
}
