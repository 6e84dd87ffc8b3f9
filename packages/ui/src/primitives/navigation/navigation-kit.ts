import type { ComponentType, ReactElement, ReactNode, RefObject } from 'react'

export interface NavigationProps {
  'aria-label': string
  /** The pattern's own name. */
  component: string
  className?: string | undefined
  listClassName?: string | undefined
  /** Scroll position of the bar, handed from the plain bar to the interactive one. */
  memory: RefObject<number>
  /** The entry that is open from the start. */
  initialOpen?: string | undefined
  /** The plain bar only: the button of an entry was pressed. */
  onAsk: (value: string) => void
  children: ReactNode
}

export interface NavigationItemProps {
  className?: string | undefined
  'aria-hidden'?: true | undefined
  children?: ReactNode
}

export interface NavigationMenuEntryProps {
  /** Unique in the bar. */
  value: string
  /** The entry's own link. */
  link: ReactElement
  /** Control that opens the panel by press or key; needs its own accessible name. */
  trigger: ReactElement
  panel: ReactNode
  className?: string | undefined
  panelClassName?: string | undefined
  /** Pixels; the panel is moved so that it stays inside the bar. */
  panelWidth: number
}

/** The parts of a bar of links: the same shapes with and without the engine behind them. */
export interface NavigationKit {
  Navigation: ComponentType<NavigationProps>
  NavigationItem: ComponentType<NavigationItemProps>
  NavigationLink: ComponentType<{ children: ReactElement }>
  NavigationMenuEntry: ComponentType<NavigationMenuEntryProps>
}
