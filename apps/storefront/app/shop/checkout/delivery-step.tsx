import type { Checkout, ShippingTier } from '@stoa/api-client/schema'
import { DeliveryChoice, DeliveryResult, Stack } from '@stoa/ui'
import type { ReactNode } from 'react'
import { signOf } from '../../lib/view.ts'
import { chosenTier, freeFrom, toDeliveryTier } from './checkout-view.ts'

export interface DeliveryStepProps {
  readonly checkout: Checkout
  /** Tiers by shop id that are chosen, but not quoted yet. */
  readonly wanted: Readonly<Record<string, ShippingTier>>
  readonly onChoose: (shopId: string, tier: ShippingTier) => void
  readonly action: ReactNode
}

/** Shows the shipping choices of each shop. */
export function DeliveryStep({ checkout, wanted, onChoose, action }: DeliveryStepProps) {
  return (
    <Stack>
      <div>
        {checkout.groups.map(group => (
          <DeliveryChoice
            key={group.shop.id}
            shop={{ ...group.shop, logo: signOf(group.shop.logo) }}
            tiers={group.tiers.map(toDeliveryTier)}
            value={wanted[group.shop.id] ?? group.tier}
            onValueChange={tier => onChoose(group.shop.id, tier as ShippingTier)}
            itemCount={group.lines.reduce((count, { quantity }) => count + quantity, 0)}
            freeFrom={freeFrom(group)}
            currency={checkout.currency}
          />
        ))}
      </div>
      {action}
    </Stack>
  )
}

export function DeliveryChosen({ checkout: { groups, currency } }: { checkout: Checkout }) {
  return (
    <DeliveryResult
      currency={currency}
      deliveries={groups.flatMap(group => {
        const tier = chosenTier(group)
        const { id, name } = group.shop
        return tier ? [{ shop: { id, name }, tier }] : []
      })}
    />
  )
}
