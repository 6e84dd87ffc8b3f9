'use client'

import * as Radix from 'radix-ui/tooltip'
import type { ReactElement } from 'react'
import { tooltipTiming } from '../../tokens/timing.ts'
import * as styles from './tooltip.css.ts'

export interface TooltipPartProps {
  label: string
  side: 'top' | 'bottom' | 'left' | 'right'
  /** Another of the group is open, or was a moment ago. */
  immediate: boolean
  onOpenChange: (open: boolean) => void
  children: ReactElement
}

/** What waits behind `Tooltip`: the engine, its positioning and its look. */
export function TooltipPart({ label, side, immediate, onOpenChange, children }: TooltipPartProps) {
  return (
    <Radix.Provider delayDuration={immediate ? 0 : tooltipTiming.openDelay}>
      <Radix.Root onOpenChange={onOpenChange}>
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
    </Radix.Provider>
  )
}
