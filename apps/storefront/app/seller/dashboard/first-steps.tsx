import { Checklist, type ChecklistItem } from '@stoa/back-office'
import { useAuth } from '@stoa/cart-core/react'
import { formatMessage } from '@stoa/ui/messages'
import { useOrderDates } from '@stoa/ui/order'
import { useShop } from '../access/shop-context.ts'
import { useSellerStart } from '../api/use-seller-start.ts'
import { useSellerSettings } from '../frame/seller-settings.ts'
import { traderGapLabels } from '../shop/business/trader-gaps.labels.ts'
import { firstStepLabels, firstStepsLabels } from './first-steps.labels.ts'

const STEPS: Record<keyof typeof firstStepLabels, Omit<ChecklistItem, 'id' | 'done'>> = {
  profile: { ...firstStepLabels.profile, href: '/seller/shop' },
  logo: { ...firstStepLabels.logo, href: '/seller/shop' },
  address: { ...firstStepLabels.address, href: '/seller/shop/delivery' },
  trader: { ...firstStepLabels.trader, href: '/seller/shop/business' },
  tax: { ...firstStepLabels.tax, href: '/seller/shop/tax' },
  product: { ...firstStepLabels.product, href: '/seller/products' },
  shipping: { ...firstStepLabels.shipping, href: '/seller/shop/delivery' },
  identity: firstStepLabels.identity,
  register_entry: firstStepLabels.register_entry,
  self_certification: firstStepLabels.self_certification,
  payout: { ...firstStepLabels.payout, href: '/seller/earnings' },
}

/** Shows the first steps of a new shop, until all are done or the seller of an open shop hides them. */
export function FirstSteps() {
  const userId = useAuth(state => state.user?.id) ?? ''
  const { shop } = useShop()
  const { data } = useSellerStart()
  const { settings, change } = useSellerSettings(userId)
  // A date without a time, which is the same day everywhere.
  const { day } = useOrderDates('UTC')
  const hidden = settings.withoutSteps ?? []
  const isPending = shop.status === 'pending'
  if (
    !data ||
    (hidden.includes(shop.slug) && !isPending) ||
    data.steps.every(({ isDone, isExpired }) => isDone && !isExpired)
  )
    return null
  return (
    <Checklist
      title={firstStepsLabels.title}
      items={data.steps.map(({ id, isDone, gaps = [], isNeeded, expiresOn, isExpired }) => ({
        id,
        done: isDone,
        ...STEPS[id],
        // Details that the seller has given may still wait for a statement, or for the marketplace's check.
        description: [
          ...(gaps.length > 0 && !gaps.includes('details')
            ? gaps.map(gap => traderGapLabels[gap])
            : [STEPS[id].description]),
          isNeeded && isPending && firstStepsLabels.needed,
        ]
          .filter(Boolean)
          .join(' '),
        ...(expiresOn && {
          note: formatMessage(firstStepsLabels[isExpired ? 'expired' : 'validUntil'], {
            day: day(expiresOn),
          }),
        }),
      }))}
      onHide={isPending ? undefined : () => change({ withoutSteps: [...hidden, shop.slug] })}
    />
  )
}
