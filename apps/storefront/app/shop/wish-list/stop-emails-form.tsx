import { unwrap } from '@stoa/api-client'
import { AuthForm, EmptyState, Link } from '@stoa/ui'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../shared/call/use-call.ts'
import { mailedToken } from '../login/confirmation.ts'
import { stopEmailsLabels } from './stop-emails-form.labels.ts'

async function stop(token: string) {
  const { api } = await import('../../data/api.ts')
  return unwrap(api.POST('/api/public/wish-emails/stop', { body: { token } }))
}

interface StopEmailsFormProps {
  /** Whether a form that was sent without scripts has stopped the emails. */
  readonly isStopped?: boolean | undefined
}

/** Stops the emails when the button is pressed. Opening the link isn't enough, since mail programs open links too. */
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
        title={stopEmailsLabels.stopped}
        text={stopEmailsLabels.stoppedText}
        action={{ label: stopEmailsLabels.home, href: '/' }}
      />
    )
  if (!token)
    return (
      <EmptyState
        headingLevel={1}
        thing="question"
        title={stopEmailsLabels.incomplete}
        text={stopEmailsLabels.incompleteText}
        action={{ label: stopEmailsLabels.wishList, href: '/wishlist' }}
      />
    )
  return (
    <AuthForm
      title={stopEmailsLabels.title}
      lede={stopEmailsLabels.lede}
      submitLabel={stopEmailsLabels.submit}
      onSubmit={() => void call(() => stop(token))}
      busy={busy !== undefined}
      notice={problem?.notice}
      foot={<Link href="/wishlist">{stopEmailsLabels.wishList}</Link>}
    >
      {null}
    </AuthForm>
  )
}
