'use client'

import { useMoney } from '../../primitives/price/index.ts'
import { SegmentedControl } from '../../primitives/segmented-control/index.ts'
import { useLabels } from '../../system/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import type { DeliveryTier } from './checkout-data.ts'
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
  return (
    <div data-component="DeliverySwitch">
      <SegmentedControl
        label={t('allShops')}
        hideLabel
        value={value}
        onValueChange={onValueChange}
        options={[
          ...plans.map(plan => ({
            value: plan.value,
            label: plan.label,
            description: (
              <>
                <span>{plan.price === 0 ? t('free') : money(plan.price, currency)}</span>
                <span>{days(plan)}</span>
              </>
            ),
          })),
          { value: PER_SHOP, label: t('perShop'), description: t('parcels', { count: parcelCount }) },
        ]}
      />
    </div>
  )
}
