import type { Checkout, CheckoutGroup } from '@stoa/api-client/schema'
import { DeliveryChoice, DeliverySwitch, Note, ParcelList, PER_SHOP, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { type ReactNode, useState } from 'react'
import { signOf } from '../../lib/view.ts'
import { checkoutStepLabels as t } from './checkout.labels.ts'
import { chosenTier, freeFrom, toDeliveryTier } from './checkout-view.ts'
import { deliveryPlans, planOf, type Tiers } from './delivery-plans.ts'

export interface DeliveryStepProps {
  readonly checkout: Checkout
  /** Tiers by shop id that are chosen, but not quoted yet. */
  readonly wanted: Tiers
  readonly onChoose: (tiers: Tiers) => void
  readonly action: ReactNode
}

/** Shows one choice for all shops, and the choices of each shop if the buyer wants them or nothing else is possible. */
export function DeliveryStep({
  checkout: { groups, currency },
  wanted,
  onChoose,
  action,
}: DeliveryStepProps) {
  const [isPerShop, setPerShop] = useState(false)
  const current = groups.map(group => ({ ...group, tier: wanted[group.shop.id] ?? group.tier }))
  const plans = deliveryPlans(groups)
  const plan = planOf(plans, Object.fromEntries(current.map(({ shop, tier }) => [shop.id, tier])))
  const chosen = isPerShop || plan === null ? PER_SHOP : plan
  const parcels = parcelsOf(current)
  const open = current.filter(({ tiers }) => chosen === PER_SHOP || tiers.length === 0)
  const dutiable = groups.filter(({ duties, tier }) => duties && tier !== null).map(({ shop }) => shop.name)
  const choose = (value: string) => {
    setPerShop(value === PER_SHOP)
    const next = plans.find(one => one.value === value)
    if (next) onChoose(next.tiers)
  }
  return (
    <Stack>
      {plans.length > 0 && (
        <DeliverySwitch
          plans={plans}
          value={chosen}
          onValueChange={choose}
          parcelCount={parcels.length}
          currency={currency}
        />
      )}
      {chosen !== PER_SHOP && <ParcelList parcels={parcels} currency={currency} />}
      {open.length > 0 && (
        <div>
          {open.map(group => (
            <DeliveryChoice
              key={group.shop.id}
              shop={shopOf(group)}
              tiers={group.tiers.map(toDeliveryTier)}
              value={group.tier}
              onValueChange={tier => {
                // The lists stay open, also if their choices happen to be a plan.
                setPerShop(true)
                onChoose({ [group.shop.id]: tier as Tiers[string] })
              }}
              itemCount={itemCountOf(group)}
              freeFrom={freeFrom(group)}
              currency={currency}
            />
          ))}
        </div>
      )}
      {dutiable.length > 0 && <Note>{formatMessage(t.duties, { shops: dutiable.join(', ') })}</Note>}
      {action}
    </Stack>
  )
}

export const DeliveryChosen = ({ checkout: { groups, currency } }: { checkout: Checkout }) => (
  <ParcelList currency={currency} parcels={parcelsOf(groups)} />
)

const shopOf = ({ shop }: CheckoutGroup) => ({ ...shop, logo: signOf(shop.logo) })

const itemCountOf = ({ lines }: CheckoutGroup) => lines.reduce((count, { quantity }) => count + quantity, 0)

/** Parcels of all shops that ship to the address. */
const parcelsOf = (groups: readonly CheckoutGroup[]) =>
  groups.flatMap(group => {
    const tier = chosenTier(group)
    return tier
      ? [{ shop: shopOf(group), tier, itemCount: itemCountOf(group), freeFrom: freeFrom(group) }]
      : []
  })
