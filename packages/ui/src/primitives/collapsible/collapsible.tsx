'use client'

import * as Radix from 'radix-ui/collapsible'
import type { ReactNode } from 'react'

export interface CollapsibleProps {
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** For a place in a list: the root is an `<li>`. */
  asListItem?: boolean | undefined
  className?: string | undefined
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
  /** Gives its behaviour to the one child, such as a `Button`. */
  asChild?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export const CollapsibleTrigger = (props: CollapsiblePartProps) => <Radix.Trigger {...props} />
export const CollapsibleContent = (props: CollapsiblePartProps) => <Radix.Content {...props} />
