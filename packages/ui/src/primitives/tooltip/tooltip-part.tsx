'use client'

import * as Radix from 'radix-ui/tooltip'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { tooltipTiming } from '../../tokens/timing.ts'
import * as styles from './tooltip.css.ts'

export interface TooltipPartProps {
  label: string
  side: 'top' | 'bottom' | 'left' | 'right'
  /** Another of the group is open, or was a moment ago. */
  immediate: boolean
  /** The pointer was there before this code: nothing will tell Radix, so the delay starts here. */
  resting: boolean
  onOpenChange: (open: boolean) => void
  children: ReactElement
}

/** What waits behind `Tooltip`: the engine, its positioning and its look. */
export function TooltipPart({ label, side, immediate, resting, onOpenChange, children }: TooltipPartProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  const change = useCallback(
    (next: boolean) => {
      setOpen(next)
      onOpenChange(next)
    },
    [onOpenChange],
  )

  useEffect(() => {
    if (!resting) return
    const timer = setTimeout(() => {
      if (trigger.current?.matches(':hover')) change(true)
    }, tooltipTiming.openDelay)
    return () => clearTimeout(timer)
  }, [resting, change])

  return (
    <Radix.Provider delayDuration={immediate ? 0 : tooltipTiming.openDelay}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger ref={trigger} asChild>
          {children}
        </Radix.Trigger>
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
