import { AuthForm, EmptyState, Link } from '@stoa/ui'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../shared/call/use-call.ts'
import { mailedToken } from '../login/confirmation.ts'
import { type StoppedSubject, stopEmails, stoppedSubject } from './stop-emails.ts'
import { stopEmailsLabels, stopShopEmailsLabels } from './stop-emails-form.labels.ts'

async function stop(token: string, about: StoppedSubject) {
  const { api } = await import('../../data/api.ts')
  return stopEmails(api, token, about)
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
  const about = stoppedSubject(params)
  const labels = about === null ? stopEmailsLabels : stopShopEmailsLabels
  const settings = about === null ? '/wishlist' : '/seller/emails'
  if (isStopped || isDone)
    return (
      <EmptyState
        headingLevel={1}
        role="status"
        thing="box"
        title={stopEmailsLabels.stopped}
        description={labels.stoppedText}
        action={{ label: stopEmailsLabels.home, href: '/' }}
      />
    )
  if (!token)
    return (
      <EmptyState
        headingLevel={1}
        thing="question"
        title={stopEmailsLabels.incomplete}
        description={labels.incompleteText}
        action={{ label: labels.settings, href: settings }}
      />
    )
  return (
    <AuthForm
      title={stopEmailsLabels.title}
      lede={labels.lede}
      submitLabel={stopEmailsLabels.submit}
      onSubmit={() => void call(() => stop(token, about))}
      busy={busy !== undefined}
      notice={problem?.notice}
      foot={<Link href={settings}>{labels.settings}</Link>}
    >
      {null}
    </AuthForm>
  )
}
