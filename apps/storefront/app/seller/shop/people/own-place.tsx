import { unwrap } from '@stoa/api-client'
import { FormSection, PageHead } from '@stoa/back-office'
import { useAuth, useCore } from '@stoa/cart-core/react'
import { Button, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShop } from '../../access/shop-context.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { LaterConfirmation } from '../../lazy/later-dialog.tsx'
import { ownPlaceLabels, ownRoleLabels, peopleToastLabels } from './people.labels.ts'
import { placeSentence } from './place-words.ts'

/** Shows the shop page for members without permission to change the shop. */
export function OwnPlacePage() {
  return (
    <Stack gap="lg">
      <PageHead title={ownPlaceLabels.pageTitle} lede={ownPlaceLabels.pageText} />
      <OwnPlaceSection />
    </Stack>
  )
}

/** Shows the member's own role, and lets them leave the shop. */
export function OwnPlaceSection() {
  const core = useCore()
  const ownId = useAuth(({ user }) => user?.id)
  const { shop, may } = useShop()
  const { data: team } = useShopRead('/api/seller/shop/team', may('owner') ? {} : null)
  const { busy, problem, call } = useCall(useShopRules())
  const [asking, setAsking] = useState(false)
  const isLastOwner = team?.members.every(({ id, role }) => id === ownId || role !== 'owner') ?? false

  const role = placeSentence(ownRoleLabels, shop, shop.name)

  const leave = async () => {
    const { ok } = await call(({ api }) => unwrap(api.DELETE('/api/seller/shop/membership')), {
      refresh: ['/api/user/shops'],
    })
    if (!ok) return
    toasts.show({ type: 'success', title: formatMessage(peopleToastLabels.left, { shop: shop.name }) })
    // The user may have left their last shop and lost the role, which ends access to the seller area.
    await core.auth.reloadUser()
  }
  return (
    <FormSection
      id="place"
      title={ownPlaceLabels.title}
      description={isLastOwner ? `${role} ${ownPlaceLabels.onlyOwner}` : role}
    >
      <ProblemNote problem={problem} />
      <Stack layout="row">
        <Button emphasis="line" size="sm" href="/seller/emails">
          {ownPlaceLabels.emails}
        </Button>
        {!isLastOwner && (
          <Button emphasis="line" size="sm" busy={busy !== undefined} onClick={() => setAsking(true)}>
            {ownPlaceLabels.leave}
          </Button>
        )}
      </Stack>
      {asking && (
        <LaterConfirmation
          onClose={() => setAsking(false)}
          title={formatMessage(ownPlaceLabels.leaveTitle, { shop: shop.name })}
          description={ownPlaceLabels.leaveText}
          cancel={ownPlaceLabels.stay}
          confirm={ownPlaceLabels.leave}
          tone="critical"
          onConfirm={() => void leave()}
        />
      )}
    </FormSection>
  )
}
