import { unwrap } from '@stoa/api-client'
import { AuthForm, EmptyState, Link } from '@stoa/ui'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../shared/call/use-call.ts'
import { mailedToken } from '../login/confirmation.ts'

async function stop(token: string) {
  const { api } = await import('../../data/api.ts')
  return unwrap(api.POST('/api/public/wish-emails/stop', { body: { token } }))
}

interface StopEmailsFormProps {
  /** The form of a browser without scripts has ended them. */
  readonly isStopped?: boolean | undefined
}

/** Ends the emails on a press only: programs that look into mail open links, and must change nothing. */
export function StopEmailsForm({ isStopped = false }: StopEmailsFormProps) {
  const [params] = useSearchParams()
  const { busy, isDone, problem, call } = useCall()
  const token = mailedToken(params)
  if (isStopped || isDone)
    return (
      <EmptyState
        headingLevel={1}
        role="status"
        thing="box"
        title="No more of these emails"
        text="You can ask for them again on your wish list."
        action={{ label: 'To the shop', href: '/' }}
      />
    )
  if (!token)
    return (
      <EmptyState
        headingLevel={1}
        thing="question"
        title="This link is not whole"
        text="Please open it from the email again, or change the emails on your wish list."
        action={{ label: 'Your wish list', href: '/wishlist' }}
      />
    )
  return (
    <AuthForm
      title="Stop these emails"
      lede="We will not write about prices and stock any more, neither of your wish list nor of what you wait for."
      submitLabel="Stop the emails"
      onSubmit={() => void call(() => stop(token))}
      busy={busy !== undefined}
      notice={problem?.notice}
      foot={<Link href="/wishlist">Your wish list</Link>}
    >
      {null}
    </AuthForm>
  )
}
