import { unwrap } from '@stoa/api-client'
import { FormSection, PageHead } from '@stoa/back-office'
import { useAuth, useCore } from '@stoa/cart-core/react'
import { Button, Stack } from '@stoa/ui'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShop } from '../../access/shop-context.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { LaterConfirmation } from '../../lazy/later-dialog.tsx'
import { placeWords } from './place-words.ts'

/** All that somebody sees of the shop's settings who may not change them. */
export function OwnPlacePage() {
  return (
    <Stack gap="lg">
      <PageHead title="Shop" text="An owner of the shop can let you change its page and settings." />
      <OwnPlaceSection />
    </Stack>
  )
}

/** What one works here as, and the way out. */
export function OwnPlaceSection() {
  const core = useCore()
  const ownId = useAuth(({ user }) => user?.id)
  const { shop, may } = useShop()
  const { data: team } = useShopRead('/api/seller/shop/team', may('owner') ? {} : null)
  const { busy, problem, call } = useCall(useShopRules())
  const [asking, setAsking] = useState(false)
  const isLastOwner = team?.members.every(({ id, role }) => id === ownId || role !== 'owner') ?? false

  const leave = async () => {
    const { ok } = await call(({ api }) => unwrap(api.DELETE('/api/seller/shop/membership')), {
      refresh: ['/api/user/shops'],
    })
    if (!ok) return
    toasts.show({ type: 'success', title: `You have left ${shop.name}.` })
    // Without any shop the role is gone, and the way into the seller area with it.
    await core.auth.reloadUser()
  }
  return (
    <FormSection
      id="place"
      title="Your place"
      text={`You work for ${shop.name} ${placeWords(shop)}.${isLastOwner ? ' You are its only owner: make somebody else an owner before you leave.' : ''}`}
    >
      <ProblemNote problem={problem} />
      {!isLastOwner && (
        <Stack row>
          <Button emphasis="line" size="sm" busy={busy !== undefined} onClick={() => setAsking(true)}>
            Leave the shop
          </Button>
        </Stack>
      )}
      {asking && (
        <LaterConfirmation
          onClose={() => setAsking(false)}
          title={`Leave ${shop.name}?`}
          description="You can open nothing of it any more, at once and in every tab. The owners hear of it by email. To come back, you need a new invitation."
          cancel="Stay"
          confirm="Leave the shop"
          tone="critical"
          onConfirm={() => void leave()}
        />
      )}
    </FormSection>
  )
}
