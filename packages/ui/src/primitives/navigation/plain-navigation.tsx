'use client'

import { cloneElement, createContext, type KeyboardEvent, type ReactElement, use } from 'react'
import { cx } from '../../system/cx.ts'
import { useStoa } from '../../system/provider.tsx'
import * as styles from './navigation.css.ts'
import type {
  NavigationItemProps,
  NavigationKit,
  NavigationMenuEntryProps,
  NavigationProps,
} from './navigation-kit.ts'

const AskContext = createContext<(value: string) => void>(() => {})

/** The bar as a server sends it: links, and buttons that wait for their menus. */
function Navigation({
  component,
  className,
  listClassName,
  memory,
  initialOpen: _initialOpen,
  onAsk,
  children,
  ...props
}: NavigationProps) {
  const { dir } = useStoa()
  return (
    <AskContext value={onAsk}>
      <nav dir={dir} className={className} data-component={component} {...props}>
        <div className={styles.frame}>
          <ul
            className={listClassName}
            onKeyDown={walk}
            onScroll={event => {
              memory.current = event.currentTarget.scrollLeft
            }}
          >
            {children}
          </ul>
        </div>
      </nav>
    </AskContext>
  )
}

/** Arrows go along the bar, as they do once its menus are there. */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const to = {
    ArrowRight: at + (isRtl ? -1 : 1),
    ArrowLeft: at + (isRtl ? 1 : -1),
    Home: 0,
    End: stops.length - 1,
  }[event.key]
  if (to === undefined || at === -1 || !stops[to]) return
  event.preventDefault()
  stops[to].focus()
}

const NavigationItem = (props: NavigationItemProps) => <li {...props} />

const NavigationLink = ({ children }: { children: ReactElement }) => children

function NavigationMenuEntry({ value, link, trigger, panel, className }: NavigationMenuEntryProps) {
  const ask = use(AskContext)
  return (
    <li className={cx(styles.entry, className)} data-state="closed">
      {link}
      {cloneElement(trigger as ReactElement<{ 'aria-expanded'?: boolean; onClick?: () => void }>, {
        'aria-expanded': false,
        onClick: () => ask(value),
      })}
      <div className={styles.waiting}>{panel}</div>
    </li>
  )
}

export const plainKit: NavigationKit = { Navigation, NavigationItem, NavigationLink, NavigationMenuEntry }
