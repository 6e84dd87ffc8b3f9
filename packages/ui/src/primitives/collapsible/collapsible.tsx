'use client'

import {
  Children,
  cloneElement,
  createContext,
  type MouseEvent,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react'

export interface CollapsibleProps {
  /** Whether it is open, when the host keeps the state. Give `onOpenChange` with it. */
  open?: boolean | undefined
  /** Whether it starts open, when it keeps its own state. Default closed. */
  defaultOpen?: boolean | undefined
  /** Called with the new state after the trigger is pressed. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Makes the root an `<li>` instead of a `<div>`, for a place in a list. */
  asListItem?: boolean | undefined
  /** Added to the root. */
  className?: string | undefined
  /** `CollapsibleTrigger`, `CollapsibleContent` and their surroundings. */
  children: ReactNode
}

interface CollapsibleState {
  id: string
  open: boolean
  toggle: () => void
}

const CollapsibleContext = createContext<CollapsibleState | undefined>(undefined)

function useCollapsible(part: string): CollapsibleState {
  const state = useContext(CollapsibleContext)
  if (!state) throw new Error(`${part}: put it into a <Collapsible>`)
  return state
}

const stateOf = (open: boolean) => (open ? 'open' : 'closed')

/** A part that opens and closes; its trigger carries `aria-expanded`. */
export function Collapsible({
  open: given,
  defaultOpen = false,
  onOpenChange,
  asListItem,
  className,
  children,
}: CollapsibleProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultOpen)
  const open = given ?? own
  const state = useMemo(
    () => ({
      id,
      open,
      toggle() {
        setOwn(!open)
        onOpenChange?.(!open)
      },
    }),
    [id, open, onOpenChange],
  )
  const Root = asListItem ? 'li' : 'div'
  return (
    <CollapsibleContext value={state}>
      <Root className={className} data-component="Collapsible" data-state={stateOf(open)}>
        {children}
      </Root>
    </CollapsibleContext>
  )
}

export interface CollapsiblePartProps {
  /** Hands its behavior to its only child, such as a `Button`, instead of drawing an element of its own. */
  asChild?: boolean | undefined
  /** Added to the element. */
  className?: string | undefined
  /** The trigger's label, or what opens. */
  children: ReactNode
}

type OnlyChild = ReactElement<{ onClick?: MouseEventHandler | undefined }>

/** The button that opens and closes; it carries `aria-expanded`. */
export function CollapsibleTrigger({ asChild, className, children }: CollapsiblePartProps) {
  const { id, open, toggle } = useCollapsible('CollapsibleTrigger')
  const props = {
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'data-state': stateOf(open),
    ...(className && { className }),
  } as const
  if (!asChild)
    return (
      <button type="button" {...props} onClick={toggle}>
        {children}
      </button>
    )
  const child = Children.only(children) as OnlyChild
  return cloneElement(child, {
    ...props,
    onClick(event: MouseEvent) {
      child.props.onClick?.(event)
      if (!event.defaultPrevented) toggle()
    },
  })
}

/** Content that opens and closes. */
export function CollapsibleContent({ asChild, className, children }: CollapsiblePartProps) {
  const { id, open } = useCollapsible('CollapsibleContent')
  const props = { id, 'data-state': stateOf(open), ...(className && { className }) } as const
  if (asChild) return open ? cloneElement(Children.only(children) as ReactElement<object>, props) : null
  return (
    <div {...props} hidden={!open}>
      {open && children}
    </div>
  )
}
