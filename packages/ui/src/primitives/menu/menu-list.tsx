'use client'

import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { activeElement } from '../../system/active-element.ts'
import { onEscape } from '../popover/on-escape.ts'
import { usePopover } from '../popover/use-popover.ts'
import * as styles from './menu.css.ts'
import { findByText, step } from './menu-walk.ts'
import type { MenuListState } from './use-menu-button.ts'

const CloseContext = createContext<() => void>(() => {})

/** Returns a function for items that closes their menu and focuses its button. */
export const useCloseMenu = () => useContext(CloseContext)

/** Letters typed within this many milliseconds of each other are one word. */
const typingPause = 700

const itemSelector = '[role^="menuitem"]'
const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(itemSelector)]

export interface MenuListProps extends MenuListState {
  /** Edge of the button with which the menu is aligned. Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined
  /** The items. */
  children: ReactNode
}

/** The open menu. It is not modal: locking the scroll would make a sticky header jump. */
export function MenuList({ id, anchor, start, onOpenChange, align = 'end', children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const show = usePopover({ anchor, side: 'bottom', align, gap: 8 })

  const giveBack = useCallback(() => {
    anchor.current?.focus({ preventScroll: true })
    onOpenChange(false)
  }, [anchor, onOpenChange])

  const ref = useCallback(
    (element: HTMLDivElement) => {
      list.current = element
      const hide = show(element)
      return () => {
        list.current = null
        hide()
      }
    },
    [show],
  )

  useEffect(() => {
    const items = list.current ? itemsOf(list.current) : []
    const first = { first: items[0], last: items.at(-1), menu: undefined }[start]
    ;(first ?? list.current)?.focus({ preventScroll: true })
  }, [start])

  useEffect(() => onEscape(giveBack), [giveBack])

  useEffect(() => {
    const press = (event: Event) => {
      const path = event.composedPath()
      if (![list, anchor].some(own => own.current && path.includes(own.current))) onOpenChange(false)
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [anchor, onOpenChange])

  function walk(event: KeyboardEvent<HTMLElement>) {
    // The button's place in the page, not the menu's: the next stop is the one after the button.
    if (event.key === 'Tab') return giveBack()

    const items = itemsOf(event.currentTarget)
    const at = items.indexOf(activeElement() as HTMLElement)
    let to = step(event.key, at, items.length)
    const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isTyped && (event.key !== ' ' || typed.current.text)) {
      const isWord = event.timeStamp - typed.current.at < typingPause
      typed.current = { text: (isWord ? typed.current.text : '') + event.key, at: event.timeStamp }
      to = findByText(
        items.map(item => item.textContent ?? ''),
        typed.current.text,
        at,
      )
    }
    if (event.key === ' ' && to === undefined) {
      // Links do not know the space bar.
      event.preventDefault()
      items[at]?.click()
    }
    if (to === undefined) return
    event.preventDefault()
    items[to]?.focus()
  }

  function point(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'touch') return
    const item = (event.target as Element).closest<HTMLElement>(itemSelector) ?? event.currentTarget
    if (item !== activeElement()) item.focus({ preventScroll: true })
  }

  function leave(event: FocusEvent<HTMLElement>) {
    const next = event.relatedTarget
    if (next && next !== anchor.current && !event.currentTarget.contains(next)) onOpenChange(false)
  }

  return (
    <CloseContext value={giveBack}>
      <div
        ref={ref}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}button`}
        aria-orientation="vertical"
        popover="manual"
        className={styles.content}
        data-component="Menu"
        onKeyDown={walk}
        onPointerMove={point}
        onBlur={leave}
      >
        {children}
      </div>
    </CloseContext>
  )
}
