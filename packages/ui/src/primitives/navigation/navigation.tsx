'use client'

import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useStoa } from '../../system/provider.tsx'
import { navMenuTiming } from '../../tokens/timing.ts'
import { createHoverIntent, type HoverIntent } from './hover-intent.ts'
import * as styles from './navigation.css.ts'

interface NavigationState {
  /** Value of the entry whose panel is open, or ''. */
  open: string
  hover: HoverIntent
  /** Opens the panel of an entry, or closes all with ''. */
  change: (next: string) => void
}

const NavigationContext = createContext<NavigationState | undefined>(undefined)

/** State of the bar around an entry, which is always there. */
export const useNavigation = () => useContext(NavigationContext) as NavigationState

export interface NavigationProps {
  'aria-label': string
  /** The pattern's own name. */
  component: string
  className?: string | undefined
  listClassName?: string | undefined
  /** `<li>` with a link, and `NavigationEntry`. */
  children: ReactNode
}

/** A bar of links, some of which have a panel. Arrow keys go along the bar, and through an open panel. */
export function Navigation({ component, className, listClassName, children, ...props }: NavigationProps) {
  const { dir } = useStoa()
  const [open, setOpen] = useState('')
  const [hover] = useState(() => createHoverIntent({ ...navMenuTiming, onChange: setOpen }))
  useEffect(() => hover.stop, [hover])

  const change = useCallback(
    (next: string) => {
      hover.sync(next)
      setOpen(next)
    },
    [hover],
  )
  const state = useMemo(() => ({ open, hover, change }), [open, hover, change])

  function walk(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = targetOf(event.key, event.currentTarget, event.target as Element, dir)
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  function follow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
    if (!ctrlKey && !metaKey && !shiftKey && (target as Element).closest('a')) change('')
  }

  return (
    <NavigationContext value={state}>
      <nav dir={dir} className={className} data-component={component} {...props}>
        <div className={styles.frame}>
          <ul className={listClassName} onKeyDown={walk} onClick={follow}>
            {children}
          </ul>
        </div>
      </nav>
    </NavigationContext>
  )
}

const PANEL = '[data-part="Menu"]'

/** Returns the element to which a key leads from a link or button of the bar, or from a link of the open panel. */
function targetOf(key: string, bar: Element, from: Element, dir: 'ltr' | 'rtl'): HTMLElement | undefined {
  const panel = from.closest(PANEL)
  if (!panel && key === 'ArrowDown' && from.matches('[aria-expanded="true"]'))
    return bar.querySelector<HTMLElement>(`${PANEL} a`) ?? undefined
  const stops = [
    ...(panel?.querySelectorAll<HTMLElement>('a') ??
      bar.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')),
  ]
  const at = stops.indexOf(from as HTMLElement)
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const to = {
    ArrowDown: at + 1,
    [forward]: at + 1,
    ArrowUp: at - 1,
    [back]: at - 1,
    Home: 0,
    End: stops.length - 1,
  }[key]
  return at === -1 || to === undefined ? undefined : stops[to]
}
