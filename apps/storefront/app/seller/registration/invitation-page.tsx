import { isApiError, unwrap } from '@stoa/api-client'
import type { MyShop } from '@stoa/api-client/schema'
import { useCore } from '@stoa/cart-core/react'
import { AccountPanel, Button, EmptyState, LoadingIndicator, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { problemOfCall, type SubmissionProblem } from '../../shared/call/problem.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { placeSentence } from '../shop/people/place-words.ts'
import { invitationPageLabels, invitedAsLabels } from './invitation-page.labels.ts'

interface InvitationPageProps {
  readonly token: string
  readonly email: string
}

/** Shows an invitation to work for a shop, and accepts it. */
export default function InvitationPage({ token, email }: InvitationPageProps) {
  const core = useCore()
  const navigate = useNavigate()
  const [offer, setOffer] = useState<MyShop | null>(null)
  const [refused, setRefused] = useState<SubmissionProblem | null>(null)
  const { busy, problem, call } = useCall()
  const accept = async () => {
    await unwrap(api.POST('/api/user/shop-invitations/accept', { body: { token } }))
    // Accepting gives the user the seller's role.
    await core.auth.reloadUser()
    navigate('/seller')
  }
  useEffect(() => {
    let isCurrent = true
    unwrap(api.POST('/api/user/shop-invitations/read', { body: { token } })).then(
      found => isCurrent && setOffer(found),
      error => {
        if (!isApiError(error)) throw error
        if (isCurrent) setRefused(problemOfCall(error))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [token])

  const account = formatMessage(invitationPageLabels.account, { email })
  if (refused)
    return (
      <EmptyState
        page
        thing="question"
        title={invitationPageLabels.failed}
        description={`${refused.notice?.text ?? invitationPageLabels.incomplete} ${account}`}
        action={{ label: invitationPageLabels.goToAccount, href: '/account/profile' }}
      />
    )
  if (!offer) return <LoadingIndicator label={invitationPageLabels.loading} />
  return (
    <Stack page>
      <AccountPanel
        title={formatMessage(invitationPageLabels.title, { shop: offer.name })}
        description={account}
        narrow
      >
        <Stack>
          <p>{placeSentence(invitedAsLabels, offer, offer.name)}</p>
          <ProblemNote problem={problem} />
          <Stack layout="row">
            <Button busy={busy !== undefined} onClick={() => void call(accept)}>
              {invitationPageLabels.accept}
            </Button>
            <Button emphasis="plain" href="/">
              {invitationPageLabels.later}
            </Button>
          </Stack>
        </Stack>
      </AccountPanel>
    </Stack>
  )
}
