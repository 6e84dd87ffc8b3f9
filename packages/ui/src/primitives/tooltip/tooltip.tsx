'use client'

import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../../system/cx.ts'
import { tooltipTiming } from '../../tokens/timing.ts'
import { onEscape } from '../popover/on-escape.ts'
import { usePopover } from '../popover/use-popover.ts'
import { createSkipDelay, type SkipDelay } from './skip-delay.ts'
import * as styles from './tooltip.css.ts'
import { listenForTooltip, type TooltipHandle } from './tooltip-events.ts'

const GroupContext = createContext<SkipDelay>(createSkipDelay(0))

/** Tooltips inside it share their delay: after one, the next opens at once. Put one around a region. */
export function TooltipGroup({
  children,
}: {
  /** The region whose tooltips share one delay. */
  children: ReactNode
}) {
  const [group] = useState(() => createSkipDelay(tooltipTiming.skipDelay))
  return <GroupContext value={group}>{children}</GroupContext>
}

export interface TooltipProps {
  /** A word or two that repeat the control's name; touch screens show no tooltips. */
  label: string
  /** Side of the control, if there is room. Default `bottom`. */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** The control it describes: one element that can be focused and takes a ref. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the element is, it takes a ref to its own kind
  children: ReactElement<{ ref?: Ref<any>; 'aria-describedby'?: string | undefined }>
}

/**
 * Repeats a control's name on hover and keyboard focus. It is never the only name, because touch screens show no
 * tooltips.
 */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  const group = useContext(GroupContext)
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const heard = useRef<{ element: HTMLElement; handle: TooltipHandle }>(undefined)
  const leaveOwn = useRef<() => void>(undefined)
  const close = useCallback(() => heard.current?.handle.close(), [])

  const change = useCallback(
    (next: boolean) => {
      group.onOpenChange(next)
      setOpen(next)
    },
    [group],
  )
  const listen = useCallback(
    (element: HTMLElement) => {
      if (heard.current?.element === element) return
      heard.current?.handle.stop()
      const handle = listenForTooltip(element, { bubble, change, isImmediate: group.isImmediate })
      heard.current = { element, handle }
    },
    [change, group],
  )
  const { ref: own } = children.props
  // No cleanup: a host's link that merges refs itself calls them with null, and does so at every rendering.
  const ref = useCallback(
    (element: HTMLElement | null) => {
      anchor.current = element
      leaveOwn.current?.()
      leaveOwn.current = element ? give(own, element) : undefined
      if (element) return listen(element)
      queueMicrotask(() => {
        if (anchor.current) return
        heard.current?.handle.stop()
        heard.current = undefined
      })
    },
    [own, listen],
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

/** Hands an element to a ref of any kind; answers how to take it back. */
function give<T>(ref: Ref<T> | undefined, element: T): (() => void) | undefined {
  if (typeof ref === 'function') {
    const leave = ref(element)
    return typeof leave === 'function' ? leave : () => ref(null)
  }
  if (!ref) return undefined
  ref.current = element
  return () => {
    ref.current = null
  }
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
        // React passes the window if the pointer left the page.
        const next = event.relatedTarget
        if (!(next instanceof Node && anchor.current?.contains(next))) close()
      }}
    >
      {label}
    </div>
  )
}
