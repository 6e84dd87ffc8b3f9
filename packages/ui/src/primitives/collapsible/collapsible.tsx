'use client'

import * as Radix from 'radix-ui/collapsible'
import type { ReactNode } from 'react'

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

/** A part that opens and closes; its trigger carries `aria-expanded`. */
export function Collapsible({ asListItem, children, ...props }: CollapsibleProps) {
  return (
    <Radix.Root data-component="Collapsible" asChild={asListItem} {...props}>
      {asListItem ? <li>{children}</li> : children}
    </Radix.Root>
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

/** The button that opens and closes; it carries `aria-expanded`. */
export const CollapsibleTrigger = (props: CollapsiblePartProps) => <Radix.Trigger {...props} />
/** Content that opens and closes. */
export const CollapsibleContent = (props: CollapsiblePartProps) => <Radix.Content {...props} />
