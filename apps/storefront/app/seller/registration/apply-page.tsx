import { unwrap } from '@stoa/api-client'
import type { ShopApplication, ShopApplicationState } from '@stoa/api-client/schema'
import type { User } from '@stoa/cart-core'
import { useCore } from '@stoa/cart-core/react'
import { Button, ConfirmDialog, EmptyState, Note, Stack, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '../../data/api.ts'
import { useApi } from '../../data/use-api.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { ApplicationForm } from './application-form.tsx'
import { applyPageLabels, withdrawLabels } from './registration.labels.ts'

const AGAIN_MS = 30_000

/** Shows the application form, the state of a sent application, or the way into the new shop. */
export default function ApplyPage({ user }: { user: User }) {
  const core = useCore()
  const { data, error, mutate } = useApi(
    '/api/user/shop-application',
    {},
    {
      revalidateOnFocus: true,
      dedupingInterval: 2_000,
      refreshInterval: state => (state?.application?.status === 'pending' ? AGAIN_MS : 0),
    },
  )
  const [isSent, setSent] = useState(false)
  // The form replaces an application that was withdrawn, which removes the focused button.
  useKeptFocus()
  const take = (state: ShopApplicationState) => {
    setSent(true)
    void mutate(state, { revalidate: false })
  }

  // Approval gives the user the seller's role, which the header and the guard of the seller area read.
  const isApproved = data?.application?.status === 'approved'
  const isManager = user.roles.some(({ name }) => name === 'ROLE_SHOP_MANAGER')
  const hasRole = isManager || !isApproved
  useEffect(() => {
    if (!hasRole) void core.auth.reloadUser()
  }, [hasRole, core])

  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  const { application, canApply } = data
  if (application?.status === 'pending')
    return (
      <Answer key={application.id} isNew={isSent}>
        <PendingApplication application={application} onChange={take} />
      </Answer>
    )
  if (!canApply || (isApproved && isManager))
    return (
      <Answer isNew={isSent}>
        <OwnShop
          title={
            isApproved
              ? formatMessage(applyPageLabels.approved, { name: application?.name ?? '' })
              : applyPageLabels.hasShop
          }
        />
      </Answer>
    )
  return (
    <Stack gap="lg">
      {application?.status === 'rejected' && (
        <Note tone="caution" title={applyPageLabels.rejected}>
          {formatMessage(applyPageLabels.rejectedText, { reason: application.reason ?? '' })}
        </Note>
      )}
      <ApplicationForm key={application?.id ?? 'new'} state={data} onSent={take} />
    </Stack>
  )
}

/** Shows the way into the shop of this user, or to what it needs before it opens. */
function OwnShop({ title }: { title: string }) {
  const { data, error, mutate } = useApi(
    '/api/user/shops',
    {},
    { revalidateOnFocus: true, dedupingInterval: 2_000 },
  )
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  const pending = data.items.find(({ role, status }) => role === 'owner' && status === 'pending')
  return pending ? (
    <EmptyState
      thing="box"
      title={title}
      description={applyPageLabels.pendingShopText}
      action={{
        label: applyPageLabels.addDetails,
        href: `/seller/shop/business?shop=${encodeURIComponent(pending.slug)}`,
      }}
    />
  ) : (
    <EmptyState
      thing="box"
      title={title}
      description={applyPageLabels.approvedText}
      action={{ label: applyPageLabels.goToShop, href: '/seller' }}
    />
  )
}

/** Moves the focus to the answer of a sent form, since the pressed button is gone, and announces it. */
function Answer({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) place.current?.focus()
  }, [isNew])
  return (
    <div ref={place} tabIndex={-1} role="status" style={{ outline: 'none' }}>
      {children}
    </div>
  )
}

interface PendingApplicationProps {
  readonly application: ShopApplication
  readonly onChange: (state: ShopApplicationState) => void
}

function PendingApplication({ application, onChange }: PendingApplicationProps) {
  const [asking, setAsking] = useState(false)
  const { busy, problem, call } = useCall()
  const withdraw = async () => onChange(await unwrap(api.DELETE('/api/user/shop-application')))
  const { day } = useOrderDates(application.timeZone)
  return (
    <Stack>
      <EmptyState
        thing="question"
        title={formatMessage(applyPageLabels.pending, { name: application.name })}
        description={formatMessage(applyPageLabels.pendingText, { day: day(application.createdAt) })}
      />
      <ProblemNote problem={problem} />
      <Stack layout="row">
        <Button emphasis="line" busy={busy !== undefined} onClick={() => setAsking(true)}>
          {withdrawLabels.button}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={withdrawLabels.title}
        description={withdrawLabels.text}
        cancel={withdrawLabels.cancel}
        confirm={withdrawLabels.confirm}
        onConfirm={() => void call(withdraw)}
      />
    </Stack>
  )
}
