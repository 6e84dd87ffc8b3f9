'use client'

import { cloneElement, createContext, type ReactElement, use } from 'react'
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
