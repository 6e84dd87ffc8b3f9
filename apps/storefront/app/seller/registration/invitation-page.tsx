import { isApiError, unwrap } from '@stoa/api-client'
import type { MyShop } from '@stoa/api-client/schema'
import { useCore } from '@stoa/cart-core/react'
import { AccountPanel, Button, EmptyState, LoadingIndicator, Stack } from '@stoa/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { problemOfCall, type SubmissionProblem } from '../../shared/call/problem.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { placeWords } from '../shop/people/place-words.ts'

interface InvitationPageProps {
  readonly token: string
  readonly email: string
}

/** An invitation to work for a shop: what it offers, and one click that accepts it. */
export default function InvitationPage({ token, email }: InvitationPageProps) {
  const core = useCore()
  const navigate = useNavigate()
  const [offer, setOffer] = useState<MyShop | null>(null)
  const [refused, setRefused] = useState<SubmissionProblem | null>(null)
  const { busy, problem, call } = useCall()
  const accept = async () => {
    await unwrap(api.POST('/api/user/shop-invitations/accept', { body: { token } }))
    // The role came with it.
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

  if (refused)
    return (
      <EmptyState
        page
        thing="question"
        title="This invitation cannot be opened"
        text={`${refused.notice?.text ?? 'The link is not whole. Open it from the email again.'} You are logged in as ${email}.`}
        action={{ label: 'Go to your account', href: '/account/profile' }}
      />
    )
  if (!offer) return <LoadingIndicator label="Reading the invitation" />
  return (
    <Stack page>
      <AccountPanel title={`Work for ${offer.name}`} text={`You are logged in as ${email}.`} narrow>
        <Stack>
          <p>You are invited {placeWords(offer)}.</p>
          <ProblemNote problem={problem} />
          <Stack row>
            <Button busy={busy !== undefined} onClick={() => void call(accept)}>
              Accept
            </Button>
            <Button emphasis="plain" href="/">
              Not now
            </Button>
          </Stack>
        </Stack>
      </AccountPanel>
    </Stack>
  )
}
