'use client'

import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'

/** Target of the focus when a menu opens: an item after a key, the menu itself after a pointer. */
export type MenuStart = 'first' | 'last' | 'menu'

export interface MenuListState {
  /** The id of the open menu, which the button's `aria-controls` names. */
  id: string
  /** The button, from which the menu's place is measured. */
  anchor: RefObject<HTMLElement | null>
  /** Target of the focus when it opens. */
  start: MenuStart
  /** Called with `false` when the menu wants to close: a choice, Escape, Tab, a press outside. */
  onOpenChange: (open: boolean) => void
}

export interface MenuButton {
  open: boolean
  /** Props of the button. */
  trigger: {
    ref: RefObject<HTMLButtonElement | null>
    id: string
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    'aria-controls': string | undefined
    'data-state': 'open' | 'closed'
    onClick: (event: MouseEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
  }
  /** Props of the `MenuList`, which is rendered while `open`. */
  list: MenuListState
}

export interface MenuButtonState {
  /** Whether the menu is open, when the host keeps the state. Give `onOpenChange` with it. */
  open?: boolean | undefined
  /** Called with the new state when the menu opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** The button that opens a menu, as the ARIA Authoring Practices describe it. */
export function useMenuButton({ open: given, onOpenChange }: MenuButtonState = {}): MenuButton {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [own, setOwn] = useState(false)
  const [start, setStart] = useState<MenuStart>('menu')
  const open = given ?? own

  const change = useCallback(
    (next: boolean) => {
      setOwn(next)
      onOpenChange?.(next)
    },
    [onOpenChange],
  )
  const show = (from: MenuStart) => {
    setStart(from)
    change(true)
  }

  return {
    open,
    trigger: {
      ref: anchor,
      id: `${id}button`,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'data-state': open ? 'open' : 'closed',
      // A click without a count was made by a key.
      onClick: event => (open ? change(false) : show(event.detail === 0 ? 'first' : 'menu')),
      onKeyDown: event => {
        const from = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key]
        if (!from) return
        event.preventDefault()
        show(from)
      },
    },
    list: { id, anchor, start, onOpenChange: change },
  }
}
