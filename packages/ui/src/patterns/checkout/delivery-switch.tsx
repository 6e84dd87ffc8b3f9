'use client'

import { useId } from 'react'
import { useMoney } from '../../primitives/price/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels } from '../../system/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import type { DeliveryTier } from './checkout-data.ts'
import * as styles from './delivery-switch.css.ts'
import { useArrivalDays } from './use-arrival-days.ts'

/** Value of the switch when each shop has a tier of its own. */
export const PER_SHOP = 'per-shop'

export interface DeliverySwitchProps {
  /** Choices for all shops at once, each with the total price and the days of all parcels. */
  plans: readonly DeliveryTier[]
  /** Value of the chosen plan, or `PER_SHOP`. */
  value: string
  /** Called with the value of a plan, or with `PER_SHOP`. */
  onValueChange: (value: string) => void
  /** Number of parcels. */
  parcelCount: number
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
}

/** Sets the shipping speed of all shops at once, or leaves the choice to a list of shops. */
export function DeliverySwitch({ plans, value, onValueChange, parcelCount, currency }: DeliverySwitchProps) {
  const t = useLabels('checkout', checkoutLabels)
  const { money } = useMoney()
  const days = useArrivalDays({ isShort: true })
  const name = useId()
  const segment = (own: string, label: string, details: readonly string[]) => (
    <label key={own} className={styles.segment}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={own}
        checked={own === value}
        onChange={() => onValueChange(own)}
      />
      <span className={styles.label}>{label}</span>
      <span className={styles.details}>
        {details.map(detail => (
          <span key={detail} className={styles.detail}>
            {detail}
          </span>
        ))}
      </span>
    </label>
  )
  return (
    <fieldset className={styles.root} data-component="DeliverySwitch">
      <legend>
        <VisuallyHidden>{t('allShops')}</VisuallyHidden>
      </legend>
      <div className={styles.segments}>
        {plans.map(plan =>
          segment(plan.value, plan.label, [
            plan.price === 0 ? t('free') : money(plan.price, currency),
            days(plan),
          ]),
        )}
        {segment(PER_SHOP, t('perShop'), [t('parcels', { count: parcelCount })])}
      </div>
    </fieldset>
  )
}
