import { Checklist, type ChecklistItem } from '@stoa/back-office'
import { useAuth } from '@stoa/cart-core/react'
import { useShop } from '../access/shop-context.ts'
import { useSellerStart } from '../api/use-seller-start.ts'
import { useSellerSettings } from '../frame/seller-settings.ts'

type Step = 'profile' | 'logo' | 'product' | 'shipping' | 'payout'

const STEPS: Record<Step, Omit<ChecklistItem, 'id' | 'done'>> = {
  profile: {
    label: 'Write your story',
    text: 'Buyers like to know who makes what they buy.',
    href: '/seller/shop',
  },
  logo: { label: 'Add a logo', text: 'It stands beside your name everywhere.', href: '/seller/shop' },
  product: {
    label: 'Add your first product',
    text: 'One by one, or many from a file.',
    href: '/seller/products',
  },
  shipping: {
    label: 'Say how you ship',
    text: 'How long you need, where to, and what it costs.',
    href: '/seller/shop',
  },
  payout: {
    label: 'Say where payouts go',
    text: 'Your bank account, so that what you earn can reach you.',
    href: '/seller/earnings',
  },
}

/** What a new shop does first. It goes once all is done, or when it is put away. */
export function FirstSteps() {
  const userId = useAuth(state => state.user?.id) ?? ''
  const { shop } = useShop()
  const { data } = useSellerStart()
  const { settings, change } = useSellerSettings(userId)
  const hidden = settings.withoutSteps ?? []
  if (!data || hidden.includes(shop.slug) || data.steps.every(({ isDone }) => isDone)) return null
  return (
    <Checklist
      title="Getting started"
      items={data.steps.map(({ id, isDone }) => ({ id, done: isDone, ...STEPS[id] }))}
      onDismiss={() => change({ withoutSteps: [...hidden, shop.slug] })}
    />
  )
}
