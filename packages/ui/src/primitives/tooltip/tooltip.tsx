'use client'

import * as Radix from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { tooltipTiming } from '../../tokens/timing.ts'
import * as styles from './tooltip.css.ts'

/** Tooltips inside it share their delay: after one, the next opens at once. Put one around a region. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipTiming.openDelay} skipDelayDuration={tooltipTiming.skipDelay}>
      {children}
    </Radix.Provider>
  )
}

export interface TooltipProps {
  /** A word or two. Never the only name of its control: touch screens show no tooltips. */
  label: string
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** One focusable element. */
  children: ReactElement
}

/** Repeats a control's name on hover and keyboard focus. Needs a `TooltipGroup` above it. */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={styles.content}
          data-component="Tooltip"
        >
          {label}
          <Radix.Arrow className={styles.arrow} width={11} height={5} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
