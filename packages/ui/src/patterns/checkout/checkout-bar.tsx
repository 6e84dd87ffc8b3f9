'use client'

import ChevronUp from 'lucide-react/icons/chevron-up'
import { useCallback, useEffect, useId, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/index.ts'
import { isComposing } from '../../system/is-composing.ts'
import { BottomBar } from '../bottom-bar/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import type { CheckoutSums } from './checkout-data.ts'
import * as styles from './checkout-summary.css.ts'
import { CheckoutSumsList } from './checkout-summary.tsx'

export interface CheckoutStep {
  /** Label of the button, such as "Pay $41.99". */
  label: string
  /** Called when the button is pressed. */
  onClick: () => void
  /** The step is being saved: the button shows a spinner and ignores presses. */
  busy?: boolean | undefined
}

export interface CheckoutBarProps extends CheckoutSums {
  /** The open step's one button. Without it the bar only has the total. */
  action?: CheckoutStep | undefined
  /** Whether the order is shown. Without it the bar keeps this itself, and closes when it is replaced. */
  open?: boolean | undefined
  /** Called with `true` when the order is opened, and with `false` when it is closed. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** The summary at the foot of a phone's screen, which opens upwards. From 900 px it is not there. */
export function CheckoutBar({ action, open, onOpenChange, ...sums }: CheckoutBarProps) {
  const t = useLabels('checkout', checkoutLabels)
  const { money } = useMoney()
  const [isOpenByItself, setOpenByItself] = useState(false)
  const isOpen = open ?? isOpenByItself
  const setOpen = useCallback(
    (next: boolean) => {
      setOpenByItself(next)
      onOpenChange?.(next)
    },
    [onOpenChange],
  )
  const id = useId()
  const total = money(sums.total, sums.currency)
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) setOpen(false)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen, setOpen])
  return (
    <div className={styles.bar} data-component="CheckoutBar" data-action={action ? '' : undefined}>
      {isOpen && (
        // It scrolls, so that keys must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as said above
        <section className={styles.sheet} id={id} tabIndex={0} aria-label={t('summary')}>
          <CheckoutSumsList {...sums} />
        </section>
      )}
      <BottomBar
        label={t('total')}
        summary={
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t(isOpen ? 'closeSummary' : 'openSummary', { total })}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.toggleTotal}>{total}</span>
            <Icon as={ChevronUp} size="sm" className={styles.chevron} />
          </button>
        }
      >
        {action && <StepButton {...action} block />}
      </BottomBar>
    </div>
  )
}

/** Shows the open step's button in the page. Hidden on a phone if the bar has it. */
export function CheckoutAction(action: CheckoutStep) {
  return (
    <div className={styles.action} data-component="CheckoutAction">
      <StepButton {...action} />
    </div>
  )
}

const StepButton = ({ label, onClick, busy, block }: CheckoutStep & { block?: boolean }) => (
  <Button size="lg" block={block} busy={busy} onClick={onClick}>
    {label}
  </Button>
)
