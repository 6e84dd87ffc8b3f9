'use client'

import * as Radix from 'radix-ui/collapsible'
import type { ReactNode } from 'react'

export interface CollapsibleProps {
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  className?: string | undefined
  children: ReactNode
}

/** A part that opens and closes; its trigger carries `aria-expanded`. */
export function Collapsible(props: CollapsibleProps) {
  return <Radix.Root data-component="Collapsible" {...props} />
}

export interface CollapsiblePartProps {
  className?: string | undefined
  'aria-label'?: string | undefined
  children: ReactNode
}

export const CollapsibleTrigger = (props: CollapsiblePartProps) => <Radix.Trigger {...props} />
export const CollapsibleContent = (props: CollapsiblePartProps) => <Radix.Content {...props} />
