'use client'

import { useId } from 'react'
import { Avatar } from '../../primitives/avatar/index.ts'
import { Note } from '../../primitives/note/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { RadioGroup } from '../../primitives/radio-group/index.ts'
import { useLabels } from '../../system/index.ts'
import type { ShopRef } from '../view-models/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import type { DeliveryTier } from './checkout-data.ts'
import * as styles from './delivery-choice.css.ts'
import { useArrivalDays } from './use-arrival-days.ts'

export interface DeliveryChoiceProps {
  /** The shop that sends. */
  shop: ShopRef
  /** The choices in order. Empty says that the shop does not send to this address. */
  tiers: readonly DeliveryTier[]
  /** The chosen tier's `value`; `null` while none is chosen. */
  value: string | null
  /** Called with the `value` of the tier that was chosen. */
  onValueChange: (value: string) => void
  /** Number of items from this shop. */
  itemCount: number
  /**
   * The order value from which standard delivery is free, in minor units. `null` or left out: say nothing.
   */
  freeFrom?: number | null | undefined
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
}

/** Lets the user choose the shipping speed and price of one shop. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { shop, tiers, value, onValueChange, itemCount, freeFrom, currency } = props
  const t = useLabels('checkout', checkoutLabels)
  const { money } = useMoney()
  const days = useArrivalDays()
  const id = useId()
  return (
    <section className={styles.shop} aria-labelledby={id} data-component="DeliveryChoice">
      <div className={styles.head}>
        <Avatar name={shop.name} id={shop.id} tone={shop.tone} src={shop.logo} shape="arch" size="sm" />
        <h3 className={styles.name} id={id}>
          {shop.name}
        </h3>
        <span className={styles.count}>{t('items', { count: itemCount })}</span>
      </div>
      {tiers.length === 0 ? (
        <Note tone="critical">{t('notSent', { shop: shop.name })}</Note>
      ) : (
        <RadioGroup
          label={t('delivery', { shop: shop.name })}
          hideLabel
          emphasis="line"
          {...(value !== null && { value })}
          onValueChange={onValueChange}
          options={tiers.map(tier => ({
            value: tier.value,
            label: tier.label,
            description: t('arrives', { dates: days(tier) }),
            end: tier.price === 0 ? t('free') : money(tier.price, currency),
          }))}
        />
      )}
      {freeFrom != null && (
        <p className={styles.hint}>{t('freeFrom', { amount: money(freeFrom, currency) })}</p>
      )}
    </section>
  )
}
