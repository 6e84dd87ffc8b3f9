'use client'

import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  type Ref,
  use,
  useState,
  useSyncExternalStore,
} from 'react'
import { lazyPart, useLazy } from '../../system/lazy-part.ts'
import { useQuietly } from '../../system/use-quietly.ts'
import { tooltipTiming } from '../../tokens/timing.ts'
import { createSkipDelay, type SkipDelay } from './skip-delay.ts'
import type { TooltipPartProps } from './tooltip-part.tsx'

const part = lazyPart<TooltipPartProps>(() => import('./tooltip-part.tsx').then(module => module.TooltipPart))

const alone = createSkipDelay(0)
const GroupContext = createContext<SkipDelay>(alone)

/** Tooltips inside it share their delay: after one, the next opens at once. Put one around a region. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [group] = useState(() => createSkipDelay(tooltipTiming.skipDelay))
  return <GroupContext value={group}>{children}</GroupContext>
}

export interface TooltipProps {
  /** A word or two. Never the only name of its control: touch screens show no tooltips. */
  label: string
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** One focusable element. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the element is, it takes a ref to its own kind
  children: ReactElement<{ ref?: Ref<any> }>
}

/** Repeats a control's name on hover and keyboard focus. Its code comes when the page has nothing else to do. */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  const group = use(GroupContext)
  const immediate = useSyncExternalStore(group.immediate.subscribe, group.immediate.get, () => false)
  const { ready, hovered, ref } = useQuietly<HTMLElement>(part)
  const Part = useLazy(part, ready)
  return Part ? (
    <Part label={label} side={side} immediate={immediate} resting={hovered} onOpenChange={group.onOpenChange}>
      {children}
    </Part>
  ) : (
    cloneElement(children, { ref })
  )
}
