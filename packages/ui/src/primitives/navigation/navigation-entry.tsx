'use client'

import {
  type CSSProperties,
  cloneElement,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { activeElement } from '../../system/active-element.ts'
import { cx } from '../../system/cx.ts'
import { useStoa } from '../../system/provider.tsx'
import { onEscape } from '../popover/on-escape.ts'
import * as styles from './navigation.css.ts'
import { useNavigation } from './navigation.tsx'

/** The reflex of clicking what hovering has just opened must not close it. In milliseconds. */
const reflexClick = 500

interface TriggerProps {
  'aria-expanded'?: boolean
  'aria-controls'?: string | undefined
  'data-state'?: 'open' | 'closed'
  onClick?: MouseEventHandler
}

export interface NavigationEntryProps {
  /** Unique in the bar. */
  value: string
  /** The entry's own link. */
  link: ReactElement
  /** Button that opens the panel by press or key; needs its own accessible name. */
  trigger: ReactElement<TriggerProps>
  /** Links of the panel. They are in the page while it is closed, for crawlers and readers without scripts. */
  panel: ReactNode
  className?: string | undefined
  panelClassName?: string | undefined
  /** Pixels; the panel is moved so that it stays inside the bar. */
  panelWidth: number
}

/** An entry that is a link and has a panel: two controls, and hovering either opens it. */
export function NavigationEntry({
  value,
  link,
  trigger,
  panel,
  className,
  panelClassName,
  panelWidth,
}: NavigationEntryProps) {
  const { open, hover, change } = useNavigation()
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const isOpen = open === value
  const inset = usePanelInset(item, isOpen, panelWidth)

  // A pointer that rested here before this code ran makes no move of its own.
  useEffect(() => {
    if (item.current?.matches(':hover') && matchMedia('(hover: hover)').matches) hover.enter(value)
  }, [hover, value])

  useEffect(() => {
    const entry = item.current
    if (!isOpen || !entry) return
    const leave = () => {
      // Focus inside the panel would be lost with it.
      const hasFocus = menu.current?.contains(activeElement())
      if (hasFocus) entry.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      change('')
    }
    const press = (event: Event) => {
      if (!event.composedPath().includes(entry)) change('')
    }
    const stopEscape = onEscape(leave)
    document.addEventListener('pointerdown', press, true)
    return () => {
      stopEscape()
      document.removeEventListener('pointerdown', press, true)
    }
  }, [isOpen, change])

  return (
    <li
      ref={item}
      className={cx(styles.entry, className)}
      data-state={isOpen ? 'open' : 'closed'}
      onPointerMove={event => event.pointerType === 'mouse' && hover.enter(value)}
      onPointerLeave={event => event.pointerType === 'mouse' && hover.leave()}
      onBlur={event => {
        const next = event.relatedTarget
        if (isOpen && next && !event.currentTarget.contains(next)) change('')
      }}
    >
      {link}
      {cloneElement(trigger, {
        'aria-expanded': isOpen,
        // HTML of a server may have another id, which Preact keeps.
        'aria-controls': isOpen ? menu.current?.id : undefined,
        'data-state': isOpen ? 'open' : 'closed',
        onClick: () => {
          if (isOpen && hover.openedByHoverWithin(reflexClick)) return
          change(isOpen ? '' : value)
        },
      })}
      <div
        ref={menu}
        id={id}
        className={isOpen ? cx(styles.panel, panelClassName) : styles.waiting}
        data-part={isOpen ? 'Menu' : undefined}
        style={
          isOpen
            ? ({ insetInlineStart: inset, '--stoa-panel-width': `${panelWidth}px` } as CSSProperties)
            : undefined
        }
      >
        {panel}
      </div>
    </li>
  )
}

/** Returns the offset of the panel from the bar's start: below its entry, moved back if it would overflow. */
function usePanelInset(item: { current: HTMLLIElement | null }, isOpen: boolean, width: number): number {
  const [inset, setInset] = useState(0)
  const { dir } = useStoa()
  useLayoutEffect(() => {
    const entry = item.current
    const bar = entry?.parentElement?.parentElement
    if (!isOpen || !entry || !bar) return
    const from = entry.getBoundingClientRect()
    const within = bar.getBoundingClientRect()
    const start = dir === 'rtl' ? within.right - from.right : from.left - within.left
    setInset(Math.max(0, Math.min(start, within.width - width)))
  }, [item, isOpen, width, dir])
  return inset
}
