'use client'

import * as Radix from 'radix-ui/navigation-menu'
import {
  type CSSProperties,
  createContext,
  type ReactElement,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '../../system/cx.ts'
import { useStoa } from '../../system/provider.tsx'
import { navMenuTiming } from '../../tokens/timing.ts'
import { createHoverIntent, type HoverIntent } from './hover-intent.ts'
import * as styles from './navigation.css.ts'
import type {
  NavigationItemProps,
  NavigationKit,
  NavigationMenuEntryProps,
  NavigationProps,
} from './navigation-kit.ts'

/** A reflex click on what hover just opened must not close it (radix-ui/primitives #2326, #1630). */
const reflexClick = 500

const NavigationContext = createContext<
  { hover: HoverIntent | undefined; open: string; close: () => void } | undefined
>(undefined)

/**
 * A bar of links, some of which have a panel. Radix NavigationMenu does keyboard, focus and dismissal; hovering
 * is ours, since in Radix only the trigger hears it, while here the whole entry opens.
 */
function Navigation({
  component,
  className,
  listClassName,
  memory,
  initialOpen = '',
  onAsk: _onAsk,
  children,
  ...props
}: NavigationProps) {
  const { dir } = useStoa()
  const [open, setOpen] = useState(initialOpen)
  const list = useRef<HTMLUListElement>(null)
  const [hover, setHover] = useState<HoverIntent>()

  useEffect(() => {
    const intent = createHoverIntent({ ...navMenuTiming, onChange: setOpen })
    intent.sync(initialOpen)
    setHover(intent)
    return intent.stop
  }, [initialOpen])

  // The bar replaces the plain one, with its scroll position and the focus on the pressed button.
  useLayoutEffect(() => {
    if (!list.current) return
    // Even a write of the same place makes the browser lay the page out.
    if (memory.current !== 0) list.current.scrollLeft = memory.current
    list.current.querySelector<HTMLElement>('button[aria-expanded="true"]')?.focus()
  }, [memory])

  const change = useCallback(
    (next: string) => {
      hover?.sync(next)
      setOpen(next)
    },
    [hover],
  )

  return (
    <NavigationContext value={{ hover, open, close: () => change('') }}>
      <Radix.Root
        activationMode="manual"
        value={open}
        onValueChange={change}
        dir={dir}
        className={className}
        data-component={component}
        {...props}
      >
        <Radix.List ref={list} className={listClassName}>
          {children}
        </Radix.List>
      </Radix.Root>
    </NavigationContext>
  )
}

/** An entry without a panel. */
const NavigationItem = (props: NavigationItemProps) => <Radix.Item {...props} />

/** Makes one link part of the bar's keyboard walk; a press on it closes an open panel. */
const NavigationLink = ({ children }: { children: ReactElement }) => (
  <Radix.Link asChild>{children}</Radix.Link>
)

/** An entry that is a link and has a panel: two controls, and hovering either opens it. */
function NavigationMenuEntry({
  value,
  link,
  trigger,
  panel,
  className,
  panelClassName,
  panelWidth,
}: NavigationMenuEntryProps) {
  const context = use(NavigationContext)
  const item = useRef<HTMLLIElement>(null)
  const isOpen = context?.open === value
  const inset = usePanelInset(item, isOpen, panelWidth)
  const hover = context?.hover

  return (
    <Radix.Item
      ref={item}
      value={value}
      className={cx(styles.entry, className)}
      data-state={isOpen ? 'open' : 'closed'}
      // Over too: a pointer that rested here before this code came makes no move of its own. React hears no enter
      // then, since the element that it left is gone.
      onPointerOver={event => event.pointerType === 'mouse' && hover?.enter(value)}
      onPointerMove={event => event.pointerType === 'mouse' && hover?.enter(value)}
      onPointerLeave={event => event.pointerType === 'mouse' && hover?.leave()}
      onBlur={event => {
        const next = event.relatedTarget
        if (isOpen && next && !event.currentTarget.contains(next)) context?.close()
      }}
    >
      <Radix.Link asChild>{link}</Radix.Link>
      <Radix.Trigger
        asChild
        onClick={event => {
          if (isOpen && hover?.openedByHoverWithin(reflexClick)) event.preventDefault()
        }}
      >
        {trigger}
      </Radix.Trigger>
      {isOpen ? (
        <Radix.Content
          className={cx(styles.panel, panelClassName)}
          data-part="Menu"
          style={{ insetInlineStart: inset, '--stoa-panel-width': `${panelWidth}px` } as CSSProperties}
        >
          {panel}
        </Radix.Content>
      ) : (
        // Not `forceMount`: a closed but mounted layer takes the Escape key from the whole page.
        <div className={styles.waiting}>{panel}</div>
      )}
    </Radix.Item>
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

export const navigationKit: NavigationKit = {
  Navigation,
  NavigationItem,
  NavigationLink,
  NavigationMenuEntry,
}
