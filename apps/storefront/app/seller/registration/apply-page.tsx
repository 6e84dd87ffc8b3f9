import { unwrap } from '@stoa/api-client'
import type { ShopApplication, ShopApplicationState } from '@stoa/api-client/schema'
import type { User } from '@stoa/cart-core'
import { useCore } from '@stoa/cart-core/react'
import { Button, ConfirmDialog, EmptyState, Note, Stack } from '@stoa/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '../../data/api.ts'
import { useApi } from '../../data/use-api.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { ApplicationForm } from './application-form.tsx'

const AGAIN_MS = 30_000

/** Becoming a seller: the application, what became of it, and the way into the shop. */
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
  // An application that is withdrawn gives its place to the form again.
  useKeptFocus()
  const take = (state: ShopApplicationState) => {
    setSent(true)
    void mutate(state, { revalidate: false })
  }

  // The role came with the shop: the header and the guard of the seller area have to know it too.
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
        <EmptyState
          thing="box"
          title={isApproved ? `${application?.name} is open` : 'You have a shop'}
          text="It is yours from now on, and you need not log in again. Add what you sell, and it is on sale at once."
          action={{ label: 'Go to your shop', href: '/seller' }}
        />
      </Answer>
    )
  return (
    <Stack gap="lg">
      {application?.status === 'rejected' && (
        <Note tone="caution" title="Your application was not accepted.">
          The reason: {application.reason} All that you wrote is still here. Change it and send it again.
        </Note>
      )}
      <ApplicationForm key={application?.id ?? 'new'} state={data} onSent={take} />
    </Stack>
  )
}

/** What was pressed went with the form: who has sent it goes on at the answer, and hears it. */
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
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(application.createdAt))
  return (
    <Stack>
      <EmptyState
        thing="question"
        title={`We are reading your application for ${application.name}`}
        text={`You sent it on ${day}. A person reads it. The answer comes by email, and this page shows it by itself.`}
      />
      <ProblemNote problem={problem} />
      <Stack row>
        <Button emphasis="line" busy={busy !== undefined} onClick={() => setAsking(true)}>
          Withdraw the application
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw the application?"
        description="Nobody reads it any more. What you wrote stays, and you can send it again."
        cancel="Keep it"
        confirm="Withdraw"
        onConfirm={() => void call(withdraw)}
      />
    </Stack>
  )
}
